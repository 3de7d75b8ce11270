import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { EndByLink } from '#storefront/areas/my-cards/end-by-link.tsx'
import { MissedGift } from '#storefront/areas/my-cards/missed-gift.tsx'
import { MyCardsForm } from '#storefront/areas/my-cards/my-cards-form.tsx'
import { wcagRules } from '#tests/support/axe-rules.ts'
import { axeViolations, renderComponent, texts } from '#tests/support/render-component.tsx'

const { myCards, missedGift, fieldErrors, errors } = texts
const at = '/mijn-kaarten/'

beforeEach(() => {
  sessionStorage.clear()
  window.location.hash = ''
})

test.each([
  ['finds cards', <MyCardsForm key="find" />, myCards],
  ['reports a gift that never came', <MissedGift key="missed" />, missedGift],
])('the form that %s says the same to everybody', async (_what, form, said) => {
  renderComponent(form, at)
  const email = page.getByLabelText(said.email)
  const send = () => userEvent.click(page.getByRole('button', { name: said.submit }))
  await send()
  await expect.element(email).toHaveAccessibleDescription(said.required.email)
  await expect.element(email).toHaveFocus()
  await userEvent.fill(email, 'sanne@')
  await send()
  await expect.element(email).toHaveAccessibleDescription(fieldErrors.emailInvalid)
  expect(await axeViolations(wcagRules), 'problems').toEqual([])
  const nobody = `niemand-${said.submit.length}@voorbeeld.example`
  await userEvent.fill(email, nobody)
  await send()
  const done = page.getByRole('status')
  await expect.element(done).toMatchTextContent(said.done.title)
  await expect.element(done).toMatchTextContent(nobody)
  await expect.element(done).toHaveFocus()
  expect(await axeViolations(wcagRules), 'done').toEqual([])
  await userEvent.click(page.getByRole('button', { name: said.done.again }))
  await expect.element(page.getByLabelText(said.email)).toBeVisible()
})

test('a link that is not ours ends no reminders, and says so; without a link nothing is asked', async () => {
  const action = page.getByRole('button', { name: myCards.end.action })
  renderComponent(<EndByLink />, at)
  await expect.element(action).not.toBeInTheDocument()
  window.location.hash = '0'.repeat(60)
  renderComponent(<EndByLink />, at)
  await userEvent.click(action)
  await expect.element(page.getByRole('alert')).toHaveTextContent(errors.cardLinkInvalid)
})
