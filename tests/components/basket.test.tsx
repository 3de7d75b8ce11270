import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useModals } from '#storefront/parts/modals/use-modals.ts'
import { wcagRules } from '#tests/support/axe-rules.ts'
import { axeViolations, renderComponent, texts } from '#tests/support/render-component.tsx'
import { newVisitor, renderPage } from '#tests/support/render-page.tsx'
import type { Visitor } from '#tests/support/visitor.ts'

const title = 'Aan tafel Dinerbon'
const card = { productId: 'aan-tafel-dinerbon', amountCents: 2000, quantity: 1 }
const quantity = page.getByRole('textbox', { name: new RegExp(title) })
const inHeader = (count: number) =>
  page.getByRole('banner').getByRole('link', { name: new RegExp(` ${count} stuk`) })

let visitor: Visitor
beforeEach(async () => {
  visitor = await newVisitor()
})

test('a giver sees beforehand what the receiver will see, note and all', async () => {
  const receiver = { name: 'Sanne', email: 'sanne@post.example' }
  await visitor.addCard({ ...card, receiver, message: 'Eet smakelijk!' })
  renderPage('/winkelmandje/')
  await userEvent.click(
    page.getByRole('button', { name: /^Bekijk voorbeeld van Aan tafel Dinerbon/ }),
  )
  const preview = page.getByRole('dialog', { name: texts.basket.preview.title })
  await expect.element(preview.getByText('Voor Sanne')).toBeVisible()
  await expect.element(preview.getByText('Eet smakelijk!')).toBeVisible()
  expect(await axeViolations()).toEqual([])
  await userEvent.click(preview.getByRole('button', { name: 'Pak uit' }))
  await expect.element(preview.getByRole('status')).toMatchTextContent(title)
  await expect.element(preview.getByRole('button', { name: 'Pak weer in' })).toBeVisible()
})

test('fifty cards take two clicks, and a number that cannot be is told at the field', async () => {
  await visitor.addCard(card)
  renderPage('/winkelmandje/')
  await userEvent.click(page.getByRole('button', { name: `Ander aantal ${title}` }))
  const count = page.getByRole('dialog', { name: texts.basket.countModal.title })
  await userEvent.click(count.getByText('Anders'))
  await userEvent.fill(count.getByRole('textbox', { name: 'Jouw aantal' }), '0')
  const save = count.getByRole('button', { name: 'Pas aan' })
  await userEvent.click(save)
  await expect.element(count.getByText('Vul een aantal in van 1 tot en met 999.')).toBeVisible()
  expect(await axeViolations()).toEqual([])
  await userEvent.click(count.getByText('50', { exact: true }))
  await userEvent.click(save)
  await expect.element(count).not.toBeInTheDocument()
  await expect.element(inHeader(50)).toBeVisible()
  await expect.element(quantity).toHaveValue('50')
})

const cookiesRefused = page.getByText(/^Je browser bewaart geen cookies\./)

test('a visitor whose browser keeps no cookies hears why the basket stays empty', async () => {
  Object.defineProperty(navigator, 'cookieEnabled', { configurable: true, get: () => false })
  try {
    renderPage('/winkelmandje/')
    await expect.element(cookiesRefused).toBeVisible()
  } finally {
    Reflect.deleteProperty(navigator, 'cookieEnabled')
  }
})

test('a visitor whose browser keeps cookies hears nothing of them in an empty basket', async () => {
  renderPage('/winkelmandje/')
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.element(cookiesRefused).not.toBeInTheDocument()
})

test('is changed in place, and emptied', async () => {
  await visitor.addCard(card)
  renderPage('/winkelmandje/')
  await userEvent.fill(quantity, '4')
  await expect.element(inHeader(4)).toBeVisible()
  await expect.element(page.getByText(/€\s80,95/).first()).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: /^Aan tafel Dinerbon .* verwijderen$/ }))
  await userEvent.click(page.getByRole('button', { name: texts.basket.removeModal.confirm }))
  await expect
    .element(page.getByRole('heading', { name: texts.basket.empty.heading }))
    .toBeVisible()
})

test('gets another amount in place; one that is not for sale is told at the field, and stays there', async () => {
  await visitor.addCard(card)
  renderPage('/winkelmandje/')
  const change = page.getByRole('button', { name: /^Bedrag wijzigen van Aan tafel Dinerbon/ })
  await userEvent.click(change)
  await userEvent.click(page.getByText(texts.basket.otherAmount, { exact: true }))
  const amount = page.getByRole('textbox', { name: texts.basket.otherAmount })
  const save = page.getByRole('button', { name: texts.basket.saveAmount })
  const rows = [
    ['2', /^Kies een bedrag van €\s20 tot en met €\s150\.$/],
    ['45,50', /^Vul een bedrag in hele euro’s in/],
    ['veel', texts.fieldErrors.amountNotNumber],
  ] as const
  for (const [typed, sentence] of rows) {
    await userEvent.fill(amount, typed)
    await userEvent.click(save)
    await expect.element(page.getByText(sentence)).toBeVisible()
    await expect.element(amount).toHaveFocus()
    await expect.element(amount).toHaveValue(typed)
  }
  expect(await axeViolations()).toEqual([])
  await userEvent.fill(amount, '45')
  await userEvent.click(save)
  await expect.element(amount).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: /nu €\s45$/ })).toHaveFocus()
  await expect.element(page.getByText(/€\s45,95/).first()).toBeVisible()

  await userEvent.click(page.getByRole('button', { name: /nu €\s45$/ }))
  await userEvent.click(page.getByText(/^€\s50$/))
  await userEvent.click(save)
  await expect.element(page.getByRole('button', { name: /nu €\s50$/ })).toBeVisible()
})

test('reading the terms at checkout does not agree to them', async () => {
  await visitor.addCard(card)
  renderPage('/bestellen/')
  const agree = page.getByRole('checkbox', { name: /algemene voorwaarden/ })
  await expect.element(agree).not.toBeChecked()
  await userEvent.click(page.getByRole('link', { name: 'algemene voorwaarden' }))
  const terms = page.getByRole('dialog', { name: texts.legal.termsTitle })
  await expect.element(terms).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(terms).not.toBeInTheDocument()
  await expect.element(agree).not.toBeChecked()
})

const { identify } = texts.accountModals
const next = { name: texts.basket.summary.next }

test('asks who orders once: a guest goes on in one tap, and back and on again nothing is asked', async () => {
  await visitor.addCard(card)
  const { address, goBack } = renderPage('/winkelmandje/')
  const dialog = page.getByRole('dialog', { name: identify.title })
  await userEvent.click(page.getByRole('button', next))
  await userEvent.click(dialog.getByRole('link', { name: identify.guest }))
  await expect.poll(address).toBe('/bestellen/')
  goBack()
  await expect.poll(address).toBe('/winkelmandje/')
  await userEvent.click(page.getByRole('link', next))
  await expect.poll(address).toBe('/bestellen/')
  await expect.element(dialog).not.toBeInTheDocument()
})

test('without accounts in the header, a window over the basket takes the details of a guest', async () => {
  await visitor.addCard(card)
  function Opener() {
    const openModal = useModals()
    return (
      <button type="button" onClick={() => openModal('basketGuestOrder', { hasShipping: false })}>
        Verder
      </button>
    )
  }
  const { address } = renderComponent(<Opener />, '/winkelmandje/')
  await userEvent.click(page.getByRole('button', { name: 'Verder' }))
  const { details } = texts.checkout
  const dialog = page.getByRole('dialog', { name: details.heading })
  const submit = dialog.getByRole('button', { name: details.next })
  await userEvent.click(submit)
  await expect.element(dialog.getByLabelText(details.firstName)).toHaveFocus()
  expect(await axeViolations(wcagRules)).toEqual([])
  await userEvent.fill(dialog.getByLabelText(details.firstName), 'Joris')
  await userEvent.fill(dialog.getByLabelText(details.lastName), 'Bakker')
  await userEvent.fill(dialog.getByLabelText(details.email, { exact: true }), 'joris@post.example')
  await userEvent.fill(dialog.getByLabelText(details.confirmEmail), 'joris@post.example')
  await userEvent.click(dialog.getByRole('checkbox'))
  await userEvent.click(submit)
  await expect.poll(address).toBe('/bestellen/?stap=betaling')
})
