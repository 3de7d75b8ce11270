import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { ReturnReason } from '#storefront/areas/payment/payment-return.ts'
import { RetryMessage } from '#storefront/areas/payment/retry-message.tsx'
import { axeViolations, renderComponent, texts } from '#tests/support/render-component.tsx'

const { retry } = texts.checkout
const supportEmail = 'hulp@cadeaubon.example'

const show = (reason: ReturnReason, failures: number) =>
  renderComponent(
    <main>
      <h1>Betalen</h1>
      <RetryMessage reason={reason} failures={failures} supportEmail={supportEmail} />
    </main>,
  )
const help = () => page.getByRole('link', { name: supportEmail })

describe('why the visitor is back at paying', () => {
  test('a first refusal is tried again by oneself', async () => {
    show('refused', 1)
    await expect.element(page.getByText(retry.refused)).toBeVisible()
    await expect.element(help()).not.toBeInTheDocument()
  })

  test('from the second on somebody helps, by mail', async () => {
    show('refused', 2)
    await expect.element(page.getByText(retry.refused)).toBeVisible()
    await expect.element(help()).toHaveAttribute('href', `mailto:${supportEmail}`)
    expect(await axeViolations()).toEqual([])
  })

  test('a change of mind needs no help, however often', async () => {
    show('cancelled', 5)
    await expect.element(page.getByText(retry.cancelled)).toBeVisible()
    await expect.element(help()).not.toBeInTheDocument()
  })

  test.each(['tooMany', 'other'] as const)('%s asks for help at once', async (reason) => {
    show(reason, 1)
    await expect.element(page.getByText(retry[reason])).toBeVisible()
    await expect.element(help()).toBeVisible()
  })
})
