import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { BalanceForm } from '#storefront/areas/balance/balance-form.tsx'
import { CardNumberDrawing } from '#storefront/areas/balance/card-number-drawing.tsx'
import { UnlockByLink } from '#storefront/areas/balance/unlock-by-link.tsx'
import { useBalanceForm } from '#storefront/areas/balance/use-balance-form.ts'
import { wcagRules } from '#tests/support/axe-rules.ts'
import { askShop, axeViolations, renderComponent, texts } from '#tests/support/render-component.tsx'

const { balance, errors } = texts
const number = page.getByLabelText(balance.number)
const pin = page.getByRole('textbox', { name: balance.pin })
const send = () => userEvent.click(page.getByRole('button', { name: balance.submit }))

const { storeData } = await askShop<{ storeData: { cardPrefixes: string[] } }>(
  'query Prefixes($userData: UserData!) { storeData(userData: $userData) { cardPrefixes } }',
)

/** A number as the shop gives them out, and of no card. */
const nobodysCard = '6299310000000000015'

function Form() {
  return <BalanceForm {...useBalanceForm(storeData.cardPrefixes)} />
}

beforeEach(() => {
  window.location.hash = ''
  renderComponent(<Form />, '/saldocheck/')
})

test('a link that is not ours unlocks nothing, and says so; without a link nothing is asked', async () => {
  const action = page.getByRole('button', { name: balance.unlock.action })
  renderComponent(<UnlockByLink />, '/saldocheck/')
  await expect.element(action).not.toBeInTheDocument()
  window.location.hash = '0'.repeat(60)
  renderComponent(<UnlockByLink />, '/saldocheck/')
  await userEvent.click(action)
  await expect.element(page.getByRole('alert')).toHaveTextContent(errors.cardLinkInvalid)
  expect(await axeViolations(wcagRules)).toEqual([])
})

test('what is missing is said at its field before anything is sent, and the first is focused', async () => {
  const { required } = balance
  await send()
  await expect.element(number).toHaveAccessibleDescription(new RegExp(required.cardNumber))
  await expect.element(pin).toHaveAccessibleDescription(new RegExp(required.pin))
  await expect.element(number).toHaveFocus()
  expect(await axeViolations(wcagRules)).toEqual([])
  await userEvent.fill(number, '9123 4567 8901 2345 678')
  await userEvent.fill(pin, '12345')
  await send()
  await expect.element(number).toHaveAccessibleDescription(new RegExp(errors.cardNotOurs))
  await expect.element(pin).toHaveAccessibleDescription(new RegExp(errors.cardPinInvalid))
})

test('the pin is covered until its holder uncovers it, and the keyboard alone sends both', async () => {
  const cover = () => getComputedStyle(pin.element()).getPropertyValue('-webkit-text-security')
  await expect.element(number).toBeVisible()
  number.element().focus()
  await userEvent.keyboard(nobodysCard)
  await userEvent.tab()
  await userEvent.keyboard('123456')
  expect(cover()).toBe('disc')
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: balance.showPin })).toHaveFocus()
  await userEvent.keyboard(' ')
  const hide = page.getByRole('button', { name: balance.hidePin })
  await expect.element(hide).toHaveFocus()
  await expect.element(hide).toHaveTextContent('Verberg')
  expect(cover()).toBe('none')
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('alert')).toHaveTextContent(errors.cardNotAccepted)
})

test('holders of a printed card are told where number and pin are', async () => {
  renderComponent(<CardNumberDrawing />, '/saldocheck/')
  await expect.element(page.getByText(/achterkant, de pincode onder de kraslaag/)).toBeVisible()
})
