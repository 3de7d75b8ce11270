import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { wcagRules } from '#tests/support/axe-rules.ts'
import { axeViolations, texts } from '#tests/support/render-component.tsx'
import { newVisitor, renderPage } from '#tests/support/render-page.tsx'
import type { Visitor } from '#tests/support/visitor.ts'

const { address, product, basket } = texts
const productId = 'cadeaubonnl-keuze-cadeaukaart'
const label = (text: string) => page.getByLabelText(text, { exact: true })
const suffix = label(`${address.suffix} (${address.optional})`)
const submit = page.getByRole('button', { name: product.form.submit })
const asked = page.getByRole('group', { name: address.numberInStreet.question })
const added = page.getByText(product.added.title)

let visitor: Visitor
beforeEach(async () => {
  visitor = await newVisitor()
})

const fillStreet = async (street: string, houseNumber: string) => {
  await userEvent.fill(label(address.street), street)
  await userEvent.fill(label(address.houseNumber), houseNumber)
}

async function typeGift(): Promise<void> {
  renderPage(`/cadeaubonnen/${productId}/`)
  await userEvent.click(page.getByText(texts.offer.form.PHYSICAL, { exact: true }))
  await userEvent.fill(label(product.form.name), 'Sanne Jansen')
  await userEvent.fill(label(address.postCode), '9999 ZZ')
  await userEvent.fill(label(address.city), 'Utrecht')
  await fillStreet('Kerkstraat 12 bis', '14')
  await userEvent.click(submit)
  await expect.element(asked).toBeVisible()
}

test('two house numbers are told apart by one press, with the fields as they are then', async () => {
  await typeGift()
  expect(await axeViolations(wcagRules)).toEqual([])
  await userEvent.click(asked.getByRole('button', { name: '12 bis' }))
  await expect.element(label(address.street)).toHaveValue('Kerkstraat')
  await expect.element(label(address.street)).toHaveFocus()
  await expect.element(label(address.houseNumber)).toHaveValue('12')
  await expect.element(suffix).toHaveValue('bis')
  await expect.element(asked).not.toBeInTheDocument()
  await userEvent.click(submit)
  await expect.element(added).toBeVisible()
})

test('the number of its own field takes the other off the street', async () => {
  await typeGift()
  await userEvent.click(asked.getByRole('button', { name: '14' }))
  await expect.element(label(address.street)).toHaveValue('Kerkstraat')
  await expect.element(label(address.houseNumber)).toHaveValue('14')
})

test('the question is about the number that stands in its field, and over once both are the same', async () => {
  await typeGift()
  await userEvent.fill(label(address.houseNumber), '16')
  await expect.element(asked.getByRole('button', { name: '16', exact: true })).toBeVisible()
  await expect.element(asked.getByRole('button', { name: '14' })).not.toBeInTheDocument()
  await userEvent.fill(suffix, 'a')
  await expect.element(asked.getByRole('button', { name: '16a', exact: true })).toBeVisible()
  await userEvent.fill(suffix, 'bis')
  await userEvent.fill(label(address.houseNumber), '12')
  await expect.element(asked).not.toBeInTheDocument()
  await userEvent.fill(label(address.houseNumber), '128')
  await userEvent.click(asked.getByRole('button', { name: '128 bis' }))
  await expect.element(label(address.street)).toHaveValue('Kerkstraat')
  await expect.element(label(address.houseNumber)).toHaveValue('128')
})

test('a street that is really called so is asked about once', async () => {
  await typeGift()
  await userEvent.click(asked.getByRole('button', { name: /Kerkstraat 12 bis/ }))
  await expect.element(label(address.street)).toHaveValue('Kerkstraat 12 bis')
  await userEvent.click(submit)
  await expect.element(added).toBeVisible()
})

test('another receiver in the basket is asked about where the fields are, and a known one is not', async () => {
  const place = { countryCode: 'NL', postCode: '9999 ZZ', houseNumber: '14', city: 'Utrecht' }
  const street = 'Plein 12'
  const input = {
    ...{ productId, variationType: 'PHYSICAL', amount: 2500, quantity: 1 },
    ...{ receiver: { name: 'Sanne Jansen' }, address: { ...place, street, confirmStreet: street } },
  }
  await visitor.ask(
    `mutation Add($userData: UserData!, $input: PackageInput!) {
      addPackage(userData: $userData, input: $input) { errors { code } } }`,
    { input },
  )
  renderPage('/winkelmandje/')
  await userEvent.click(page.getByRole('button', { name: /^Wijzigen: ontvanger/ }))
  const next = page.getByRole('button', { name: basket.receiver.changeNext })
  const confirm = page.getByRole('button', { name: basket.receiver.confirm })
  await fillStreet('Kerkstraat 12', '16')
  await userEvent.click(next)
  await userEvent.click(asked.getByRole('button', { name: /Kerkstraat 12/ }))
  await userEvent.click(next)
  await userEvent.click(confirm)
  await expect.element(page.getByText(/naar Kerkstraat 12 16, 9999 ZZ Utrecht/)).toBeVisible()
})
