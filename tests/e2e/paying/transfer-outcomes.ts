import { expect } from '../journey.ts'
import { OrderPage } from '../pages/order-page.ts'
import type { Outcomes } from './outcomes.ts'
import type { Payer } from './payer.ts'

/** The order is placed and says whereto. Gives what the money is known by. */
async function order(payer: Payer): Promise<string> {
  await payer.pay()
  await isAwaited(payer)
  return new OrderPage(payer.page, payer.shop.texts).transferReference.innerText()
}

const isAwaited = (payer: Payer) =>
  expect(
    payer.page.getByRole('heading', { level: 1, name: payer.shop.texts.order.thanks.transfer }),
  ).toBeVisible()

const buttons = { all: 'Dit bedrag overmaken', less: 'Te weinig', more: 'Te veel' }

/** In place of the shopper's own bank. */
async function send({ page }: Payer, reference: string, what: keyof typeof buttons) {
  await page.goto('/dev/')
  await page.getByRole('link', { name: 'The payment provider' }).click()
  await page.getByRole('link', { name: reference }).click()
  await page.getByRole('button', { name: buttons[what] }).click()
}

async function isPaid(payer: Payer): Promise<void> {
  await payer.hasCard()
  await payer.comeBack()
  await payer.isThanked()
}

export const transferOutcomes: Outcomes = {
  success: async (payer) => {
    const reference = await order(payer)
    await send(payer, reference, 'all')
    await isPaid(payer)
    await payer.hasPaidOnce()
  },

  refusal: { because: 'Nobody is asked: the money comes, or it does not.' },
  cancel: {
    because: 'Nothing is begun that could be called off: whoever sends no money pays nothing.',
  },

  /** The mail says whereto as well. */
  closedTab: async (payer) => {
    const reference = await order(payer)
    const back = await payer.afterClosing()
    await payer.page.close()
    await back.isToldWhereto(reference)
    await send(back, reference, 'all')
    await isPaid(back)
    await back.hasPaidOnce()
  },

  late: async (payer) => {
    const reference = await order(payer)
    await payer.later('15 days')
    // First the money is given up, and the order by the round after that.
    await expect
      .poll(async () => {
        await payer.later('1 hours')
        await payer.openOrder()
        return payer.orderIs('canceled').isVisible()
      })
      .toBe(true)
    await send(payer, reference, 'all')
    await isPaid(payer)
    await payer.hasPaidOnce()
  },

  twice: async (payer) => {
    const first = await order(payer)
    const again = await payer.inNewTab()
    const second = await order(again)
    expect(second).not.toBe(first)
    await send(payer, first, 'all')
    await send(again, second, 'all')
    await isPaid(payer)
    await payer.hasPaidOnce({ timesTaken: 2 })
  },

  outOfOrder: async (payer) => {
    const reference = await order(payer)
    await payer.tell({ success: false })
    await payer.openOrder()
    await expect(payer.orderIs('pendingRow')).toBeVisible()
    await send(payer, reference, 'all')
    await isPaid(payer)
    await payer.tell({ success: false })
    await payer.comeBack()
    await payer.isThanked()
    await payer.hasPaidOnce()
  },

  wrongAmount: async (payer) => {
    const reference = await order(payer)
    await send(payer, reference, 'less')
    await payer.waitsWithMoney(payer.totalCents - 1_00)
  },
}
