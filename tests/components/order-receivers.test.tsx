import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { OrderReceivers } from '#storefront/areas/order/order-receivers.tsx'
import type {
  DeliveryState,
  OrderReceiversFragment,
} from '#storefront/graphql/generated/graphql.ts'
import { wcagRules } from '#tests/support/axe-rules.ts'
import { axeViolations, renderComponent, texts } from '#tests/support/render-component.tsx'

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
  post: null,
  ...given,
})

const show = (given: Partial<Receiver>) =>
  renderComponent(
    <OrderReceivers
      order={{
        status: 'COMPLETED',
        state: 'completed',
        paging: { currentPage: 1, itemsPerPage: 100, totalItems: 1 },
        uuid: '00000000-0000-4000-8000-000000000000',
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
