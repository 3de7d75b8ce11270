import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { wcagRules } from '#tests/support/axe-rules.ts'
import { axeViolations, texts } from '#tests/support/render-component.tsx'
import { newVisitor, renderPage } from '#tests/support/render-page.tsx'
import type { Visitor } from '#tests/support/visitor.ts'

const { form } = texts.product
const productId = 'cadeaubonnl-keuze-cadeaukaart'
const label = (text: string) => page.getByLabelText(text, { exact: true })
const byPost = page.getByText(texts.offer.form.PHYSICAL, { exact: true })

let visitor: Visitor
beforeEach(async () => {
  visitor = await newVisitor()
})

test('a card by post asks for a name and an address, and shows its postage before anything is typed', async () => {
  renderPage(`/cadeaubonnen/${productId}/`)
  await userEvent.click(byPost)
  await expect.element(page.getByText(/\+ €\s2,95 verzendkosten/)).toBeVisible()
  await expect.element(label(texts.address.postCode)).toBeVisible()
  await expect.element(label(form.email)).not.toBeInTheDocument()
  expect(await axeViolations(wcagRules)).toEqual([])

  await userEvent.fill(label(form.name), 'Sanne Jansen')
  await userEvent.fill(label(texts.address.postCode), '3511AB')
  await userEvent.fill(label(texts.address.houseNumber), '12')
  await userEvent.fill(label(texts.address.street), 'Oudegracht')
  await userEvent.click(page.getByRole('button', { name: form.submit }))
  await expect.element(page.getByText(texts.address.required.city).first()).toBeVisible()
  await expect.element(label(form.name)).toHaveValue('Sanne Jansen')

  await userEvent.fill(label(texts.address.city), 'Utrecht')
  await userEvent.click(page.getByRole('button', { name: form.submit }))
  await expect.element(page.getByText(texts.product.added.title)).toBeVisible()
})

test('what lies in the basket goes to another address, which is shown before it is kept', async () => {
  const address = {
    ...{ countryCode: 'NL', postCode: '3511 AB', houseNumber: '12' },
    ...{ street: 'Oudegracht', city: 'Utrecht' },
  }
  const input = {
    ...{ productId, variationType: 'PHYSICAL', amount: 2500, quantity: 1, address },
    receiver: { name: 'Sanne Jansen' },
  }
  await visitor.ask(
    `mutation Add($userData: UserData!, $input: PackageInput!) {
      addPackage(userData: $userData, input: $input) { errors { code } } }`,
    { input },
  )
  renderPage('/winkelmandje/')
  await expect.element(page.getByText(/Oudegracht 12, 3511 AB Utrecht/)).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: /^Wijzigen: ontvanger/ }))
  await userEvent.fill(label(texts.address.houseNumber), '14')
  await userEvent.click(page.getByRole('button', { name: texts.basket.receiver.changeNext }))
  await expect.element(page.getByText('Oudegracht 14, 3511 AB Utrecht')).toBeVisible()
  expect(await axeViolations(wcagRules)).toEqual([])
  await userEvent.click(page.getByRole('button', { name: texts.basket.receiver.confirm }))
  await expect
    .element(page.getByText(/naar Oudegracht 14, 3511 AB Utrecht, naar verwachting/))
    .toBeVisible()
})
