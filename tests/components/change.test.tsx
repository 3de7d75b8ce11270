import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { errorCodes } from '#kernel/error-codes.ts'
import { useChange } from '#storefront/parts/change/use-change.ts'
import { ErrorRows } from '#storefront/parts/messages/error-rows.tsx'
import { drawn, renderRoutes, texts } from '#tests/support/render-component.tsx'
import { answerMs } from '#ui/answer-within.ts'
import { Button } from '#ui/button.tsx'
import type { AnswerWithErrors } from '#ui/form/shop-form.ts'

const { form, errorScreens } = texts
const done: AnswerWithErrors = { errors: [] }
const refused: AnswerWithErrors = {
  errors: [
    {
      code: errorCodes.packageUnknown,
      message: 'Dat ligt er niet meer in.',
      referencedRequestParameter: null,
    },
  ],
}

/** A shop that counts its questions and answers when the test says so. */
function quietShop() {
  const { promise, resolve, reject } = Promise.withResolvers<AnswerWithErrors>()
  const shop = { asked: 0, looked: 0, resolve, reject, ask: () => promise }
  shop.ask = () => {
    shop.asked += 1
    return promise
  }
  return shop
}
type QuietShop = ReturnType<typeof quietShop>

type LineProps = { shop: QuietShop; refusedIn: 'place' | 'window'; goes: boolean }

function Line({ shop, refusedIn, goes }: LineProps) {
  const looked = useLoaderData<number>()
  const [said, setSaid] = useState('')
  const { press, isBusy, errors } = useChange({
    rereadsPage: true,
    refusedIn,
    onDone: () => setSaid(`Gedaan, gezien: ${looked}`),
  })
  return (
    <main id="main" tabIndex={-1}>
      <h1>Regels</h1>
      {(looked === 1 || !goes) && (
        <Button isDisabled={isBusy} onClick={() => void press(shop.ask)}>
          Verwijder
        </Button>
      )}
      <Button isLoading={isBusy} onClick={() => void press(shop.ask)}>
        Doe het
      </Button>
      <p role="status">{said}</p>
      <p>{errors.map(({ code }) => `Code ${code}`).join()}</p>
      <ErrorRows errors={errors} />
    </main>
  )
}

function show(given: Partial<LineProps> = {}): QuietShop {
  const shop = quietShop()
  const props = { shop, refusedIn: 'place', goes: false, ...given } as const
  renderRoutes(
    [{ path: '/', loader: () => (shop.looked += 1), Component: () => <Line {...props} /> }],
    '/',
  )
  return shop
}

const act = page.getByRole('button', { name: 'Doe het' })
const remove = page.getByRole('button', { name: 'Verwijder' })

afterEach(() => {
  vi.useRealTimers()
})

describe('a change', () => {
  test('is asked once, however often it is pressed while it is busy', async () => {
    const shop = show()
    await userEvent.dblClick(act)
    await userEvent.keyboard('{Enter}')
    await expect.element(act).toHaveAttribute('aria-busy', 'true')
    expect(shop.asked).toBe(1)
    shop.resolve(done)
    await expect.element(act).not.toHaveAttribute('aria-busy')
    await userEvent.click(act)
    expect(shop.asked).toBe(2)
  })

  test('is done when the page shows it, and the focus stays', async () => {
    const shop = show()
    await userEvent.click(act)
    shop.resolve(done)
    await expect.element(page.getByRole('status')).toHaveTextContent('Gedaan, gezien: 2')
    await expect.element(act).toHaveFocus()
  })

  test('says what the shop refused, with its code, and reads the page again', async () => {
    const shop = show()
    await userEvent.click(act)
    shop.resolve(refused)
    await expect.element(page.getByText('Dat ligt er niet meer in.')).toBeVisible()
    await expect.element(page.getByText(`Code ${errorCodes.packageUnknown}`)).toBeVisible()
    await expect.element(page.getByRole('status')).toBeEmptyDOMElement()
    expect(shop.looked).toBe(2)
  })

  test('says a refusal in the window of errors, where no place is made for it', async () => {
    const shop = show({ refusedIn: 'window' })
    await userEvent.click(act)
    shop.resolve(refused)
    const window = page.getByRole('dialog', { name: errorScreens.modal.title })
    await expect.element(window.getByText('Dat ligt er niet meer in.')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(window).not.toBeInTheDocument()
    await expect.element(act).toHaveFocus()
  })

  test('says that the line was lost, leaves the page, and can be pressed again', async () => {
    const shop = show()
    await userEvent.click(act)
    shop.reject(new TypeError('Failed to fetch'))
    await expect.element(page.getByText(form.unreachable)).toBeVisible()
    await expect.element(page.getByText(`Code ${errorCodes.unexpected}`)).toBeVisible()
    await expect.element(act).toHaveFocus()
    expect(shop.looked).toBe(1)
    await userEvent.click(act)
    expect(shop.asked).toBe(2)
  })

  test('waits no longer than its time for an answer that never comes', async () => {
    const shop = show()
    await expect.element(act).toBeVisible()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    // By the page itself: a click of the browser takes time, which a slow machine adds to the wait.
    ;(act.element() as HTMLElement).click()
    vi.advanceTimersByTime(answerMs - 1)
    await drawn()
    expect(act.element()).toHaveAttribute('aria-busy', 'true')
    vi.advanceTimersByTime(1)
    await expect.element(page.getByText(form.unreachable)).toBeVisible()
    await expect.element(act).not.toHaveAttribute('aria-busy')
    // An answer that comes too late changes nothing any more.
    shop.resolve(done)
    await drawn()
    await expect.element(page.getByText(form.unreachable)).toBeVisible()
  })

  test('gives the focus back to a button that was disabled meanwhile', async () => {
    const shop = show()
    await userEvent.click(remove)
    shop.resolve(refused)
    await expect.element(remove).toHaveFocus()
  })

  test('moves the focus to the content when the button went with its line', async () => {
    const shop = show({ goes: true })
    await userEvent.click(remove)
    shop.resolve(done)
    await expect.element(remove).not.toBeInTheDocument()
    await expect.element(page.getByRole('main')).toHaveFocus()
  })
})
