import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { wcagRules } from '#tests/support/axe-rules.ts'
import { axeViolations, texts } from '#tests/support/render-component.tsx'
import { newVisitor, renderPage } from '#tests/support/render-page.tsx'
import type { Visitor } from '#tests/support/visitor.ts'

const { deliveryMode: mode, reset, choose, deliveries, receiver: said, donation } = texts.basket
const { form } = texts.product
const card = { productId: 'aan-tafel-dinerbon', amountCents: 2000, quantity: 1 }
const sanne = { name: 'Sanne', email: 'sanne@post.example' }
const kees = { name: 'Kees', email: 'kees@post.example' }
const button = (name: string) => page.getByRole('button', { name, exact: true })
const modeButton = (name: 'DEFAULT' | 'SINGLE' | 'SPLIT') => button(mode[name])
const heading = (name: string) => page.getByRole('heading', { name, exact: true })
const dialog = (name: string) => page.getByRole('dialog', { name })
const label = (text: string) => page.getByLabelText(text, { exact: true })

let visitor: Visitor
beforeEach(async () => {
  visitor = await newVisitor()
})

const forTwo = async () => {
  await visitor.addCard({ ...card, receiver: sanne, message: 'Hoera' })
  await visitor.addCard({ ...card, receiver: kees })
  renderPage('/winkelmandje/')
  await expect.element(modeButton('SPLIT')).toHaveAttribute('aria-pressed', 'true')
}

test('whoever has one package is not asked to whom all of it goes', async () => {
  await visitor.addCard({ ...card, receiver: sanne, quantity: 3 })
  renderPage('/winkelmandje/')
  await expect.element(heading('Voor Sanne')).toBeVisible()
  await expect.element(heading(mode.heading)).not.toBeInTheDocument()
})

test('all to me after a yes that names who gets nothing then; each gets theirs back with one press', async () => {
  await forTwo()
  await userEvent.click(modeButton('DEFAULT'))
  const confirmation = dialog(reset.title)
  await expect.element(confirmation.getByText(/Sanne, Kees/)).toBeVisible()
  expect(await axeViolations(wcagRules)).toEqual([])
  await userEvent.click(button(reset.keep))
  await expect.element(heading('Voor Sanne')).toBeVisible()
  await userEvent.click(modeButton('DEFAULT'))
  await userEvent.click(button(reset.confirm))
  await expect.element(heading('Voor jezelf')).toBeVisible()
  await expect.element(heading('Voor Sanne')).not.toBeInTheDocument()
  await expect.element(modeButton('DEFAULT')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(modeButton('DEFAULT')).toHaveFocus()
  await expect.element(page.getByText(/ligt nog klaar/)).toMatchTextContent('Sanne, Kees')
  await userEvent.click(modeButton('SPLIT'))
  await expect.element(heading('Voor Sanne')).toBeVisible()
  await expect.element(heading('Voor Kees')).toBeVisible()
  await expect.element(page.getByText('Hoera')).toBeVisible()
})

test('two people of one name stay two, each named with their address', async () => {
  await visitor.addCard({ ...card, receiver: { name: 'Jan', email: 'jan@post.example' } })
  await visitor.addCard({ ...card, receiver: { name: 'Jan', email: 'j@werk.example' } })
  renderPage('/winkelmandje/')
  await userEvent.click(modeButton('DEFAULT'))
  const both = dialog(reset.title).getByText(/Jan \(jan@post\.example\), Jan \(j@werk\.example\)/)
  await expect.element(both).toBeVisible()
  await userEvent.click(button(reset.keep))
  await userEvent.click(modeButton('SINGLE'))
  await userEvent.click(dialog(choose.titleAll).getByText('j@werk.example', { exact: true }))
  await userEvent.click(button(choose.save))
  const rest = dialog(reset.title).getByText(/Wat je invulde voor Jan \(jan@post\.example\),/)
  await expect.element(rest).toBeVisible()
})

test('the same gift for two becomes one line of mine, and goes back to both with one press', async () => {
  await visitor.addCard({ ...card, receiver: sanne })
  await visitor.addCard({ ...card, receiver: kees })
  renderPage('/winkelmandje/')
  await userEvent.click(modeButton('DEFAULT'))
  await userEvent.click(button(reset.confirm))
  await expect.element(page.getByRole('textbox', { name: /^Aantal/ })).toHaveValue('2')
  await expect.element(modeButton('DEFAULT')).toHaveFocus()
  await userEvent.click(modeButton('SPLIT'))
  await expect.element(heading('Voor Sanne')).toBeVisible()
  await expect.element(heading('Voor Kees')).toBeVisible()
})

test('all to one takes somebody who was named before without typing a letter', async () => {
  await forTwo()
  await userEvent.click(modeButton('SINGLE'))
  const who = dialog(choose.titleAll)
  await userEvent.click(who.getByText('Kees', { exact: true }))
  expect(await axeViolations(wcagRules)).toEqual([])
  await expect.element(label(form.name)).not.toBeInTheDocument()
  await userEvent.click(button(choose.save))
  await expect.element(dialog(reset.title).getByText(/Sanne/)).toBeVisible()
  await userEvent.click(button(reset.confirm))
  await expect.element(heading('Voor Kees')).toBeVisible()
  await expect.element(heading('Voor Sanne')).not.toBeInTheDocument()
  await expect.element(modeButton('SINGLE')).toHaveAttribute('aria-pressed', 'true')
})

test('all to somebody else asks what is not known, and says at its field what is wrong', async () => {
  await forTwo()
  await userEvent.click(modeButton('SINGLE'))
  await userEvent.click(button(choose.save))
  await expect.element(dialog(choose.titleAll).getByText(choose.pick)).toBeVisible()
  await userEvent.click(page.getByText(choose.other, { exact: true }))
  await userEvent.fill(label(form.name), 'Jan')
  await userEvent.fill(label(form.email), 'jan')
  await userEvent.click(button(choose.save))
  await expect.element(label(form.email)).toHaveFocus()
  await userEvent.fill(label(form.email), 'jan@post.example')
  await userEvent.fill(label(form.confirmEmail), 'jan@post.example')
  await userEvent.click(button(choose.save))
  await userEvent.click(button(reset.confirm))
  await expect.element(heading('Voor Jan')).toBeVisible()
})

test('each their own is chosen gift by gift, some of a gift too', async () => {
  await visitor.addCard({ ...card, quantity: 3 })
  await visitor.addCard({ ...card, message: 'Voor mij' })
  renderPage('/winkelmandje/')
  await userEvent.click(modeButton('SPLIT'))
  const overview = dialog(deliveries.title)
  await expect.element(overview.getByText('3 × voor jezelf')).toBeVisible()
  expect(await axeViolations(wcagRules)).toEqual([])
  await userEvent.click(overview.getByRole('button', { name: /^Andere ontvanger/ }).first())
  await userEvent.fill(label(form.name), 'Jan')
  await userEvent.fill(label(form.email), 'jan@post.example')
  await userEvent.fill(label(form.confirmEmail), 'jan@post.example')
  const count = label('Hoeveel van de 3?')
  await userEvent.fill(count, '4')
  await userEvent.click(button(choose.save))
  await expect.element(page.getByText('Vul een aantal in van 1 tot en met 3.')).toBeVisible()
  await userEvent.fill(count, '1')
  await userEvent.click(button(choose.save))
  await expect.element(heading('Voor Jan')).toBeVisible()
  await expect.element(heading('Voor jezelf')).toBeVisible()
  await expect.element(modeButton('SPLIT')).toHaveAttribute('aria-pressed', 'true')
})

test('a gift for somebody becomes mine, and theirs again without typing it twice', async () => {
  await visitor.addCard({ ...card, receiver: sanne, message: 'Hoera' })
  renderPage('/winkelmandje/')
  await userEvent.click(page.getByRole('button', { name: /^Wijzigen: ontvanger/ }))
  await userEvent.click(button(said.toMe))
  await userEvent.click(button(reset.confirm))
  await expect.element(heading('Voor jezelf')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: /^Wijzigen: ontvanger/ }))
  await userEvent.click(dialog(choose.title).getByText('Sanne', { exact: true }))
  await userEvent.click(button(choose.save))
  await expect.element(heading('Voor Sanne')).toBeVisible()
  await expect.element(page.getByText('Hoera')).toBeVisible()
})

test('a donation lies beside the gifts after one tap, is not offered twice, and leaves again', async () => {
  await visitor.addCard({ ...card, receiver: sanne })
  renderPage('/winkelmandje/')
  await userEvent.click(page.getByRole('button', { name: /^Geef €\s5/ }))
  await expect.element(page.getByText(/Dank je wel/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Geef/ })).not.toBeInTheDocument()
  await expect.element(heading('Voor jezelf')).toBeVisible()
  // What goes to a cause goes to nobody.
  await expect.element(heading(mode.heading)).not.toBeInTheDocument()
  await userEvent.click(page.getByRole('button', { name: /Donatie voor jezelf verwijderen/ }))
  await userEvent.click(button(texts.basket.removeModal.confirm))
  await expect.element(heading('Voor jezelf')).not.toBeInTheDocument()
  await expect.element(heading(donation.heading)).toBeVisible()
})

test('a donation goes to whichever cause is chosen, by keyboard alone', async () => {
  await visitor.addCard({ ...card, receiver: sanne })
  renderPage('/winkelmandje/')
  const cause = page.getByRole('combobox', { name: donation.cause })
  await expect.element(cause).toBeEnabled()
  expect(await axeViolations(wcagRules)).toEqual([])
  await userEvent.fill(cause, 'Bijenlint')
  await userEvent.keyboard('{Enter}')
  const give = page.getByRole('button', { name: /^Geef €\s10 aan .*Bijenlint/ })
  give.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/Bijenlint.* ligt in je mandje/)).toBeVisible()
})
