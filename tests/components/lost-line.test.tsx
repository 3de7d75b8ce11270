import { Form, useActionData } from 'react-router'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { LostLine } from '#storefront/areas/payment/retry-message.tsx'
import * as activation from '#storefront/routes/activation/activation.route.tsx'
import * as checkout from '#storefront/routes/checkout/checkout.route.tsx'
import { axeViolations, renderRoutes, texts } from '#tests/support/render-component.tsx'

/** What the browser throws where nobody answers. */
const noAnswer = () => Promise.reject(new TypeError('Failed to fetch'))

function Paying() {
  const answer = useActionData<object>()
  return (
    <main>
      <h1>Betalen</h1>
      {answer && 'hasNoLine' in answer && <LostLine />}
      <Form method="post">
        <label>
          Naam <input name="name" />
        </label>
        <button type="submit">Betaal</button>
      </Form>
    </main>
  )
}

test.each([
  ['a basket', checkout],
  ['an activation', activation],
])('a line that is lost while %s is paid leaves what was typed, and says so', async (_, screen) => {
  const { clientAction, shouldRevalidate } = screen
  let isLost = false
  renderRoutes(
    [
      {
        path: '/bestellen/',
        loader: () => (isLost ? noAnswer() : null),
        action: () => {
          isLost = true
          return clientAction({ serverAction: noAnswer } as never)
        },
        shouldRevalidate,
        Component: Paying,
        ErrorBoundary: () => <p>Weg</p>,
      },
    ],
    '/bestellen/',
  )
  const name = page.getByRole('textbox', { name: 'Naam' })
  await userEvent.fill(name, 'Lotte')
  await userEvent.click(page.getByRole('button', { name: 'Betaal' }))
  await expect.element(page.getByText(texts.checkout.retry.noLine)).toBeVisible()
  await expect.element(name).toHaveValue('Lotte')
  expect(await axeViolations()).toEqual([])
})
