import { describe, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { OrderReceivers } from '#storefront/areas/order/order-receivers.tsx'
import type {
  DeliveryState,
  OrderReceiversFragment,
} from '#storefront/graphql/generated/graphql.ts'
import { wcagRules } from '#tests/support/axe-rules.ts'
import { press } from '#tests/support/by-keyboard.ts'
import { axeViolations, renderComponent, texts } from '#tests/support/render-component.tsx'
import { newVisitor } from '#tests/support/render-page.tsx'

const { delivery } = texts.order

type Receiver = OrderReceiversFragment['receivers'][number]

const receiverOf = (given: Partial<Receiver>): Receiver => ({
  id: 'dlv_00000000000000000000000000',
  name: 'Lotte',
  email: 'lotte@post.example',
  deliveryState: 'SENT',
  sentOn: '2026-11-20T10:00:00Z',
  openedOn: null,
  canBeCorrected: false,
  canBeSentAgain: false,
  canBeCancelled: false,
  isHandedOver: false,
  deliveryDate: null,
  isDelayed: false,
  canBePlanned: false,
  askedBefore: null,
  isForSelf: false,
  canBeHandedOver: false,
  hasLinks: false,
  thankYous: [],
  gifts: [],
  post: null,
  ...given,
})

const someOrder = '00000000-0000-4000-8000-000000000000'

const show = (given: Partial<Receiver>, uuid = someOrder) =>
  renderComponent(
    <OrderReceivers
      order={{
        status: 'COMPLETED',
        state: 'completed',
        paging: { currentPage: 1, itemsPerPage: 100, totalItems: 1 },
        uuid,
        receivers: [receiverOf(given)],
      }}
      supportEmail="hulp@voorbeeld.example"
    />,
  )

const resend = page.getByRole('button', { name: 'Stuur de mail nog eens aan Lotte' })

describe('sending a mail again', () => {
  test.each<[DeliveryState, boolean]>([
    ['SENT', true],
    ['OPENED', true],
    ['SENT', false],
    ['OPENED', false],
    ['WAITING', false],
    ['FAILED', false],
    ['REFUNDED', false],
    ['WITHDRAWN', false],
  ])('of a gift that is %s is offered: %s', async (deliveryState, canBeSentAgain) => {
    show({ deliveryState, canBeSentAgain })
    await expect.element(page.getByText(delivery[deliveryState], { exact: true })).toBeVisible()
    await expect.poll(() => resend.elements().length).toBe(canBeSentAgain ? 1 : 0)
    expect(await axeViolations(wcagRules)).toEqual([])
  })

  test('that is refused says why, and the button is there again', async () => {
    show({ canBeSentAgain: true })
    await userEvent.click(resend)
    const dialog = page.getByRole('dialog')
    await expect.element(dialog.getByText(texts.errors.orderUnknown)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(resend).toBeVisible()
  })
})

const { gift: giftTexts } = texts.order
const paper = (id: string, title: string) => ({ id, title, image: { url: `/${id}.svg` } })
const gift = {
  ...{ id: 'pkg_00000000000000000000000000', title: 'Dinerbon', message: 'Van harte!' },
  ...{ wrapper: 'hearts', papers: [paper('hearts', 'Hartjes'), paper('dots', 'Stippen')] },
}

describe('another note and another paper', () => {
  test('are chosen in place: the form begins as it is, and what is wrong stands by its field', async () => {
    show({ deliveryState: 'WAITING', gifts: [gift] })
    await userEvent.click(page.getByRole('button', { name: giftTexts.noteOrPaper, exact: true }))
    const note = page.getByRole('textbox', { name: texts.product.form.messageLabel })
    await expect.element(note).toHaveValue('Van harte!')
    await expect.element(page.getByRole('radio', { name: 'Hartjes' })).toBeChecked()
    await userEvent.click(page.getByText('Stippen', { exact: true }))
    await expect.element(page.getByRole('radio', { name: 'Stippen' })).toBeChecked()
    expect(await axeViolations(wcagRules)).toEqual([])
    await userEvent.fill(note, 'Hoera 🎉')
    await userEvent.click(page.getByRole('button', { name: giftTexts.submit }))
    await expect.element(note).toHaveAccessibleDescription(/emoji/i)
    await userEvent.click(page.getByRole('button', { name: giftTexts.cancel }))
    await expect
      .element(page.getByRole('button', { name: giftTexts.noteOrPaper, exact: true }))
      .toBeVisible()
  })

  test('are named by their gift where there are several, and without a paper there is a note alone', async () => {
    const other = { ...gift, id: 'pkg_00000000000000000000000001', title: 'Boekenbon' }
    show({ deliveryState: 'WAITING', gifts: [gift, { ...other, wrapper: null, papers: [] }] })
    const asked = (text: string) => page.getByRole('button', { name: text, exact: true })
    await expect.element(asked('Andere boodschap of ander papier bij Dinerbon')).toBeVisible()
    await userEvent.click(asked('Andere boodschap bij Boekenbon'))
    await expect.element(page.getByRole('radio')).not.toBeInTheDocument()
  })

  test('are offered no more once there is nothing to change', async () => {
    show({ deliveryState: 'SENT', gifts: [] })
    await expect.element(page.getByRole('button')).not.toBeInTheDocument()
  })
})

test('a gift that waits for its day is called off by keyboard, and the focus stays with its receiver', async () => {
  const visitor = await newVisitor()
  const receiver = { name: 'Lotte', email: 'lotte@post.example' }
  const inThreeWeeks = new Date(Date.now() + 21 * 24 * 60 * 60 * 1000)
  await visitor.addCard({
    ...{ productId: 'aan-tafel-dinerbon', amountCents: 5000, quantity: 1, receiver },
    deliveryDate: `${inThreeWeeks.toISOString().slice(0, 10)}T09:00`,
  })
  await visitor.saveDetails('joris@post.example')
  const { orderUuid: uuid } = await visitor.startPayment('scheme')
  type Shown = { order: { order: { receivers: { id: string; deliveryState: string }[] } } }
  const look = async () => {
    const { order } = await visitor.ask<Shown>(
      `query Order($userData: UserData!, $uuid: String!) { order(userData: $userData, uuid: $uuid) {
        order { receivers { id deliveryState } } } }`,
      { uuid },
    )
    return order.order.receivers[0]
  }
  show({ id: (await look())?.id ?? '', canBeCancelled: true }, uuid ?? '')
  const { callOff } = texts
  const opener = page.getByRole('button', { name: /^Annuleren: .* Lotte/ })
  const asked = page.getByRole('dialog', { name: 'Annuleren voor Lotte?' })
  await press(opener)
  await expect.element(asked.getByText(callOff.back.total)).toBeVisible()
  await press(asked.getByRole('button', { name: callOff.keep }))
  await expect.element(asked).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
  expect((await look())?.deliveryState).toBe('WAITING')

  await press(opener)
  await press(asked.getByRole('button', { name: callOff.confirm }))
  await expect.element(asked).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: 'Lotte', exact: true })).toHaveFocus()
  expect((await look())?.deliveryState).toBe('CALLED_OFF')
})

test('an address can be read whole where it is corrected on the narrowest phone', async () => {
  await page.viewport(320, 640)
  onTestFinished(() => page.viewport(375, 812))
  show({ deliveryState: 'FAILED', canBeCorrected: true })
  const fields = page.getByRole('textbox')
  await userEvent.fill(fields.first(), 'sanne.jansen@voorbeeld.nl')
  const field = fields.first().element()
  expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
})
