import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ResetModal } from '#storefront/areas/redeem/reset-modal.tsx'
import { keepRedeemToken, readRedeemToken } from '#storefront/parts/redeem/redeem-token.ts'
import { renderComponent, texts } from '#tests/support/render-component.tsx'
import { sparedAnswerMs } from '#ui/answer-within.ts'

const { reset } = texts.redeem

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  keepRedeemToken(undefined)
})

test('an exchange is left after five seconds where the shop never answers', async () => {
  keepRedeemToken('a-token')
  const shown = renderComponent(<ResetModal onClosed={() => {}} />, '/inwisselen/keuze/')
  const yes = page.getByRole('dialog').getByRole('button', { name: reset.leave })
  await expect.element(yes).toBeVisible()
  vi.spyOn(window, 'fetch').mockReturnValue(new Promise(() => {}))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await userEvent.click(yes)
  vi.advanceTimersByTime(sparedAnswerMs)
  await vi.waitFor(() => expect(shown.address()).toBe('/saldocheck/'))
  expect(readRedeemToken()).toBeUndefined()
})
