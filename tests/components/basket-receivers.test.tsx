import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { wcagRules } from '#tests/support/axe-rules.ts'
import { askShop, axeViolations, texts } from '#tests/support/render-component.tsx'
import { newVisitor, renderPage } from '#tests/support/render-page.tsx'
import type { Visitor } from '#tests/support/visitor.ts'

const { receiver: said, deleteReceiver, removeModal } = texts.basket
const { form } = texts.product
const card = { productId: 'aan-tafel-dinerbon', amountCents: 2000, quantity: 1 }
const sanne = { name: 'Sanne', email: 'sanne@post.example' }
const label = (text: string) => page.getByLabelText(text, { exact: true })
const parcelFor = (name: string) => page.getByRole('heading', { name: `Voor ${name}` })
const action = (text: string, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${text}.* voor ${name}$`) })
const changeQuantity = `mutation Change($userData: UserData!, $packageId: ID!) {
  updatePackage(userData: $userData, packageId: $packageId, quantity: 3) { errors { code } } }`
const takeOut = `mutation Remove($userData: UserData!, $shipmentTag: String!) {
  deleteGiftcardPackageGroup(userData: $userData, shipmentTag: $shipmentTag) { errors { code } } }`
const show = `query Cart($userData: UserData!) {
  cartV2(userData: $userData) { totalQuantity shipments { tag packages { id } } } }`
type Shown = {
  cartV2: { totalQuantity: number; shipments: { tag: string; packages: { id: string }[] }[] }
}

let visitor: Visitor
beforeEach(async () => {
  visitor = await newVisitor()
})

const change = async (name: string, email: string) => {
  await userEvent.fill(label(form.name), name)
  await userEvent.fill(label(form.email), email)
  await userEvent.fill(label(form.confirmEmail), email)
  await userEvent.click(page.getByRole('button', { name: said.changeNext }))
}

test('a gift goes to somebody else once the giver has seen who; the focus comes back', async () => {
  await visitor.addCard({ ...card, receiver: sanne, message: 'Hoera' })
  renderPage('/winkelmandje/')
  await userEvent.click(action(said.change, 'Sanne'))
  await expect.element(label(form.email)).toHaveValue(sanne.email)
  await change('Kees', 'kees@post.example')
  const confirmation = page.getByRole('dialog', { name: said.confirmTitle })
  await expect.element(confirmation.getByText('sanne@post.example')).toBeVisible()
  await expect.element(confirmation.getByText('kees@post.example')).toBeVisible()
  expect(await axeViolations(wcagRules)).toEqual([])
  await userEvent.click(confirmation.getByRole('button', { name: said.back }))
  await expect.element(label(form.name)).toHaveValue('Kees')
  await userEvent.click(page.getByRole('button', { name: said.changeNext }))
  await userEvent.click(confirmation.getByRole('button', { name: said.confirm }))
  await expect.element(parcelFor('Kees')).toBeVisible()
  await expect.element(parcelFor('Sanne')).not.toBeInTheDocument()
  await expect.element(action(said.change, 'Kees')).toHaveFocus()
  await expect.element(page.getByText('Hoera')).toBeVisible()
})

test('an address that cannot be is told at its field, and nobody is asked to confirm it', async () => {
  await visitor.addCard({ ...card, receiver: sanne })
  renderPage('/winkelmandje/')
  await userEvent.click(action(said.change, 'Sanne'))
  await change('Kees', 'kees')
  await expect.element(label(form.email)).toHaveFocus()
  await expect
    .element(page.getByRole('dialog', { name: said.confirmTitle }))
    .not.toBeInTheDocument()
})

test('what another window changed is not written over unseen; saving again means it', async () => {
  await visitor.addCard({ ...card, receiver: sanne })
  renderPage('/winkelmandje/')
  await userEvent.click(action(said.change, 'Sanne'))
  await change('Kees', 'kees@post.example')
  const { cartV2 } = await askShop<Shown>(show)
  await askShop(changeQuantity, { packageId: cartV2.shipments[0]?.packages[0]?.id })
  const confirm = page.getByRole('button', { name: said.confirm })
  await userEvent.click(confirm)
  await expect.element(page.getByText(texts.errors.basketChanged)).toBeVisible()
  await userEvent.click(confirm)
  await expect.element(parcelFor('Kees')).toBeVisible()
  expect((await askShop<Shown>(show)).cartV2.totalQuantity).toBe(3)
})

test('a receiver whom another window took out is told in place, what was typed stays, and nothing else changes', async () => {
  await visitor.addCard({ ...card, receiver: sanne })
  await visitor.addCard({ ...card, receiver: { name: 'Els', email: 'els@post.example' } })
  renderPage('/winkelmandje/')
  await userEvent.click(action(said.change, 'Sanne'))
  await change('Kees', 'kees@post.example')
  const { cartV2 } = await askShop<Shown>(show)
  await askShop(takeOut, { shipmentTag: cartV2.shipments[0]?.tag })
  const confirm = page.getByRole('button', { name: said.confirm })
  await userEvent.click(confirm)
  await expect.element(page.getByText(texts.errors.basketChanged)).toBeVisible()
  await userEvent.click(confirm)
  await expect.element(page.getByText(texts.errors.packageUnknown)).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: said.back }))
  await expect.element(label(form.name)).toHaveValue('Kees')
  await expect.element(parcelFor('Els')).toBeVisible()
  expect((await askShop<Shown>(show)).cartV2.totalQuantity).toBe(1)
})

test('one more receiver gets the same, note and all', async () => {
  await visitor.addCard({ ...card, receiver: sanne, message: 'Hoera' })
  renderPage('/winkelmandje/')
  await userEvent.click(action(said.copy, 'Sanne'))
  await userEvent.fill(label(form.name), 'Kees')
  await userEvent.fill(label(form.email), 'kees@post.example')
  await userEvent.fill(label(form.confirmEmail), 'kees@post.example')
  await userEvent.click(page.getByRole('button', { name: said.copySave }))
  await expect.element(parcelFor('Kees')).toBeVisible()
  await expect.element(parcelFor('Sanne')).toBeVisible()
  await expect.poll(() => page.getByText('Hoera').elements()).toHaveLength(2)
  await expect.element(action(said.copy, 'Sanne')).toHaveFocus()
})

test('a receiver leaves with all that they were to get, after a yes that names it', async () => {
  await visitor.addCard({ ...card, receiver: sanne, message: 'Hoera', quantity: 2 })
  await visitor.addCard({ ...card, receiver: { name: 'Kees', email: 'kees@post.example' } })
  renderPage('/winkelmandje/')
  await userEvent.click(action(said.remove, 'Sanne'))
  const dialog = page.getByRole('dialog', { name: deleteReceiver.title })
  await expect.element(dialog.getByText('2 × Aan tafel Dinerbon')).toBeVisible()
  await expect.element(dialog.getByText(removeModal.noteLost)).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: removeModal.confirm }))
  await expect.element(parcelFor('Sanne')).not.toBeInTheDocument()
  await expect.element(parcelFor('Kees')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: texts.basket.heading })).toHaveFocus()
})
