import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { texts } from '#tests/support/render-component.tsx'
import { newVisitor, renderPage } from '#tests/support/render-page.tsx'

const { form } = texts.product
const moment = texts.deliveryDate
const productId = 'cadeaubonnl-keuze-cadeaukaart'
const productAt = `/cadeaubonnen/${productId}/`
const giftAt = `/bestellen/?gift=${productId}`

const label = (text: string) => page.getByLabelText(text, { exact: true })
/** A line of the receiver's address: the giver's own is folded away, where no role is found. */
const posted = (name: string) => page.getByRole('textbox', { name, exact: true })
const radio = (name: RegExp | string) => page.getByRole('radio', { name })
const box = (name: RegExp | string) => page.getByRole('checkbox', { name })
const day = label(moment.post.field)
const amount = page.getByRole('textbox', { name: form.otherAmountLabel })
const quantity = page.getByRole('textbox', { name: /^Aantal van/ })
const stored = () => window.sessionStorage.getItem(`typed:gift-${productId}`) ?? ''

beforeEach(async () => {
  window.sessionStorage.clear()
  await newVisitor()
})

/** Radio buttons lie under their labels, so a visitor clicks the label. */
async function pick(name: RegExp | string): Promise<void> {
  await expect.element(radio(name)).toBeEnabled()
  await userEvent.click(radio(name).element().closest('label') ?? radio(name))
}

async function buyNow(): Promise<void> {
  const { address } = shown
  await userEvent.click(page.getByRole('link', { name: form.buyNow }))
  await expect.poll(address).toBe(giftAt)
}

let shown: ReturnType<typeof renderPage>

const message = () => page.getByRole('textbox', { name: form.messageLabel })

async function choosePosted(): Promise<void> {
  await pick(/^Per post/)
  await pick(/^€\s100$/)
  await userEvent.fill(label(form.name), 'Sanne Jansen')
  await userEvent.fill(label(form.giverName), 'Opa')
  await userEvent.fill(posted(texts.address.postCode), '3511AB')
  await userEvent.fill(posted(texts.address.houseNumber), '12')
  await userEvent.fill(posted(texts.address.street), 'Oudegracht')
  await userEvent.fill(posted(texts.address.city), 'Utrecht')
  await userEvent.fill(message(), 'Hoera')
  await userEvent.click(page.getByRole('button', { name: /: één meer$/ }))
  await pick(/^Delfts/)
  await userEvent.click(box(/Cadeaudoosje/))
  await userEvent.click(box(form.eachWrapped))
  await pick(moment.post.onDay)
  await userEvent.fill(day, '2026-12-19')
}

async function expectPosted(): Promise<void> {
  await expect.element(radio(/^Per post/)).toBeChecked()
  await expect.element(radio(/^€\s100$/)).toBeChecked()
  await expect.element(radio(/^Delfts/)).toBeChecked()
  await expect.element(box(/Cadeaudoosje/)).toBeChecked()
  await expect.element(box(form.eachWrapped)).toBeChecked()
  await expect.element(quantity).toHaveValue('2')
  await expect.element(label(form.name)).toHaveValue('Sanne Jansen')
  await expect.element(label(form.giverName)).toHaveValue('Opa')
  await expect.element(posted(texts.address.postCode)).toHaveValue('3511AB')
  await expect.element(posted(texts.address.houseNumber)).toHaveValue('12')
  await expect.element(posted(texts.address.street)).toHaveValue('Oudegracht')
  await expect.element(posted(texts.address.city)).toHaveValue('Utrecht')
  await expect.element(message()).toHaveValue('Hoera')
  await expect.element(radio(moment.post.onDay)).toBeChecked()
  await expect.element(day).toHaveValue('2026-12-19')
}

describe('a gift that is bought from the page of its product', () => {
  test('by post keeps its form, amount, number, paper, box, day, receiver, address and words, after a reload and on the way back too', async () => {
    shown = renderPage(productAt)
    await choosePosted()
    await buyNow()
    await expectPosted()
    // Leaves the page with what the tab keeps, as a reload does.
    shown = renderPage(giftAt)
    await expectPosted()
    shown = renderPage(productAt)
    await expectPosted()
  })

  test('for the giver by post keeps its address, box and day', async () => {
    shown = renderPage(productAt)
    await pick(/^Per post/)
    await pick(form.forSelf)
    await userEvent.fill(posted(texts.address.postCode), '3511AB')
    await userEvent.fill(posted(texts.address.city), 'Utrecht')
    await userEvent.click(box(/Cadeaudoosje/))
    await expect.element(box(/Cadeaudoosje/)).toBeChecked()
    await pick(moment.post.onDay)
    await userEvent.fill(day, '2026-12-19')
    await buyNow()
    await expect.element(radio(form.forSelf)).toBeChecked()
    await expect.element(posted(texts.address.postCode)).toHaveValue('3511AB')
    await expect.element(posted(texts.address.city)).toHaveValue('Utrecht')
    await expect.element(box(/Cadeaudoosje/)).toBeChecked()
    await expect.element(day).toHaveValue('2026-12-19')
  })

  test('by mail keeps its amount, number, paper, moment, receiver and words', async () => {
    shown = renderPage(productAt)
    await pick(/^Ander bedrag/)
    await userEvent.fill(amount, '37')
    await userEvent.click(page.getByRole('button', { name: /: één meer$/ }))
    await userEvent.fill(label(form.name), 'Sanne')
    await userEvent.fill(label(form.giverName), 'Opa')
    await userEvent.fill(label(form.email), 'sanne@post.example')
    await userEvent.fill(label(form.confirmEmail), 'sanne@post.example')
    await userEvent.fill(message(), 'Hoera')
    await pick(/^Stippen/)
    await pick(moment.planned)
    await userEvent.fill(label(moment.field), '2027-01-05T09:15')
    await buyNow()
    for (const _visit of ['bought', 'reloaded']) {
      await expect.element(amount).toHaveValue('37')
      await expect.element(quantity).toHaveValue('2')
      await expect.element(radio(/^Stippen/)).toBeChecked()
      await expect.element(label(form.name)).toHaveValue('Sanne')
      await expect.element(label(form.giverName)).toHaveValue('Opa')
      await expect.element(label(form.email)).toHaveValue('sanne@post.example')
      await expect.element(label(form.confirmEmail)).toHaveValue('sanne@post.example')
      await expect.element(message()).toHaveValue('Hoera')
      await expect.element(radio(moment.planned)).toBeChecked()
      await expect.element(label(moment.field)).toHaveValue('2027-01-05T09:15')
      shown = renderPage(giftAt)
    }
  })

  test('loses a box that was taken off again', async () => {
    shown = renderPage(productAt)
    await pick(/^Per post/)
    await userEvent.click(box(/Cadeaudoosje/))
    await buyNow()
    await expect.element(box(/Cadeaudoosje/)).toBeChecked()
    await userEvent.click(box(/Cadeaudoosje/))
    await expect.poll(stored).toContain('"giftPacking":""')
    shown = renderPage(productAt)
    await expect.element(radio(/^Per post/)).toBeChecked()
    await expect.element(box(/Cadeaudoosje/)).not.toBeChecked()
  })
})
