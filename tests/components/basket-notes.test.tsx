import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { papersTexts } from '#i18n/texts/papers.ts'
import { wcagRules } from '#tests/support/axe-rules.ts'
import { askShop, axeViolations, texts } from '#tests/support/render-component.tsx'
import { newVisitor, renderPage } from '#tests/support/render-page.tsx'
import type { Visitor } from '#tests/support/visitor.ts'

const papers = papersTexts.nl

const said = texts.basket
const { form } = texts.product
const card = { productId: 'aan-tafel-dinerbon', amountCents: 2000, quantity: 1 }
const receiver = { name: 'Sanne', email: 'sanne@post.example' }
const note = page.getByRole('textbox', { name: form.messageLabel })
const save = page.getByRole('button', { name: said.saveNote })
const opener = (action: string) => page.getByRole('button', { name: new RegExp(`^${action}`) })
const show = `query Cart($userData: UserData!) { cartV2(userData: $userData) { shipments { packages {
  id ... on GiftcardPackage { message { text } wrapper { variation { id } } } } } } }`
const changeNote = `mutation Note($userData: UserData!, $packageId: ID!) {
  updatePackage(userData: $userData, packageId: $packageId, message: "Uit het andere venster") { errors { code } } }`
type Gift = { id: string; message: { text: string } | null; wrapper: object | null }
type Shown = { cartV2: { shipments: { packages: Gift[] }[] } }
const gift = async () => (await askShop<Shown>(show)).cartV2.shipments[0]?.packages[0]

let visitor: Visitor
beforeEach(async () => {
  visitor = await newVisitor()
})

test('note and paper change where the gift lies; a note that is too long is told at its field', async () => {
  await visitor.addCard({ ...card, receiver, message: 'Hoera' })
  renderPage('/winkelmandje/')
  await userEvent.click(opener(said.changeNoteAndPaper))
  await expect.element(note).toHaveValue('Hoera')
  await userEvent.fill(note, 'a'.repeat(151))
  await userEvent.click(save)
  await expect.element(note).toHaveFocus()
  expect(await axeViolations(wcagRules)).toEqual([])
  await userEvent.fill(note, 'Gefeliciteerd!')
  await userEvent.click(page.getByText(papers.dots))
  await userEvent.click(save)
  await expect.element(page.getByText('Gefeliciteerd!')).toBeVisible()
  await expect.element(opener(said.changeNoteAndPaper)).toHaveFocus()
  expect(await gift()).toMatchObject({ wrapper: { variation: { id: 'dots' } } })
})

test('a note is taken away by leaving it empty', async () => {
  await visitor.addCard({ ...card, receiver, message: 'Hoera' })
  renderPage('/winkelmandje/')
  await userEvent.click(opener(said.changeNoteAndPaper))
  await userEvent.clear(note)
  await userEvent.click(save)
  await expect.element(note).not.toBeInTheDocument()
  expect((await gift())?.message).toBeNull()
})

test('whoever buys for themselves writes a note later too, without paper', async () => {
  await visitor.addCard(card)
  renderPage('/winkelmandje/')
  await userEvent.click(opener(said.writeNote))
  await userEvent.fill(note, 'Voor later')
  await expect.element(page.getByText(form.paper)).not.toBeInTheDocument()
  await userEvent.click(save)
  await expect.element(page.getByText('Voor later')).toBeVisible()
  await expect.element(opener(said.changeNote)).toHaveFocus()
})

test('a note from another window is not written over unseen; saving again means it', async () => {
  await visitor.addCard({ ...card, receiver, message: 'Hoera' })
  renderPage('/winkelmandje/')
  await userEvent.click(opener(said.changeNoteAndPaper))
  await userEvent.fill(note, 'Van hier')
  await askShop(changeNote, { packageId: (await gift())?.id })
  await userEvent.click(save)
  await expect.element(page.getByText(texts.errors.basketChanged)).toBeVisible()
  await expect.element(note).toHaveValue('Van hier')
  expect((await gift())?.message?.text).toBe('Uit het andere venster')
  await userEvent.click(save)
  await expect.element(page.getByText('Van hier')).toBeVisible()
})
