import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { CardForm } from '#storefront/areas/redeem/card-form.tsx'
import { pattern } from '#tests/e2e/pages/texts.ts'
import { drawn, renderComponent, texts } from '#tests/support/render-component.tsx'
import { newVisitor, renderPage } from '#tests/support/render-page.tsx'
import { Modal } from '#ui/modal.tsx'

const { balance, browse, checkout } = texts
const number = page.getByLabelText(balance.number).first()

beforeEach(() => page.viewport(320, 640))
afterEach(() => page.viewport(375, 812))

const inModal = () =>
  renderComponent(
    <Modal title="Kaart" onClosed={() => {}}>
      <CardForm load={() => new Promise<never>(() => {})} onDone={() => {}} submit="Verder" />
    </Modal>,
  )

const payWithCard = async () => {
  const visitor = await newVisitor()
  await visitor.addCard({ productId: 'aan-tafel-dinerbon', amountCents: 2000, quantity: 1 })
  await visitor.saveDetails('smal@post.example')
  renderPage('/bestellen/?stap=betaling')
  await userEvent.click(page.getByText(checkout.payingCards.ask))
}

test.each<[string, () => unknown]>([
  ['an activation', () => renderPage('/activeren/')],
  ['the balance', () => renderPage('/saldocheck/')],
  ['an exchange', inModal],
  ['the checkout', payWithCard],
])('all nineteen digits of a card can be read on the narrowest phone: %s', async (_, open) => {
  await open()
  await userEvent.fill(number, '6299310000000000015')
  await drawn()
  const field = number.element()
  expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth)
})

/** The answers of a list that its box would cut. */
function cutAnswers(list: Locator): readonly string[] {
  const select = list.element() as HTMLSelectElement
  const { font, paddingLeft, paddingRight } = getComputedStyle(select)
  const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
  const canvas = document.createElement('canvas').getContext('2d')
  if (canvas === null) throw new Error('Nothing can be measured.')
  canvas.font = font
  return [...select.options]
    .map(({ text }) => text)
    .filter((text) => canvas.measureText(text).width > room)
}

test.each([320, 375])('the answers of the gift finder can be read whole at %i', async (width) => {
  await page.viewport(width, 640)
  renderPage('/')
  const lists = ['person', 'budget'] as const
  for (const name of lists) {
    const list = page.getByLabelText(pattern(browse.finder[name]))
    await expect.element(list).toBeVisible()
    expect(cutAnswers(list), name).toEqual([])
  }
  renderPage('/cadeauzoeker/')
  const moments = page.getByLabelText(browse.finder.moment)
  await expect.element(moments).toBeVisible()
  expect(cutAnswers(moments)).toEqual([])
})
