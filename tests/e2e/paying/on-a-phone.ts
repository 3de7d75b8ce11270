import { expect } from '../journey.ts'
import type { Outcomes } from './outcomes.ts'
import type { Payer } from './payer.ts'

/**
 * The shop waits until somebody has looked at their phone. That phone answers nothing by itself: its own answer would come
 * after five seconds, in which a busy machine may not even have shown the page.
 */
async function ask(payer: Payer): Promise<void> {
  await payer.pay('open')
  const { confirm } = payer.checkout.texts.processing
  await expect(payer.page.getByRole('heading', { name: confirm })).toBeVisible()
}

async function payAfterAll(payer: Payer): Promise<void> {
  await ask(payer)
  await payer.decide('authorised')
  await payer.isThanked()
  await payer.hasPaidOnce()
}

export const onAPhone: Outcomes = {
  success: payAfterAll,

  refusal: async (payer) => {
    await ask(payer)
    await payer.decide('refused')
    await payer.isAskedAgain('refused')
    await payAfterAll(payer)
  },

  cancel: async (payer) => {
    await ask(payer)
    await payer.decide('cancelled')
    await payer.isAskedAgain('cancelled')
    await payer.hasPaidNothing()
    await payer.goToPayment()
    await payAfterAll(payer)
  },

  /** The phone is somewhere else, and says yes all the same. */
  closedTab: async (payer) => {
    await ask(payer)
    const back = await payer.afterClosing()
    await payer.page.close()
    await back.decide('authorised')
    await back.hasCard()
    await back.comeBack()
    await back.isThanked()
    await back.hasPaidOnce()
  },

  late: async (payer) => {
    await ask(payer)
    await payer.later('20 minutes')
    await payer.isAskedAgain('cancelled')
    await payer.tell()
    await payer.hasCard()
    await payer.payInVain()
    await payer.hasPaidOnce()
  },

  twice: async (payer) => {
    await ask(payer)
    const again = await payer.inNewTab()
    await ask(again)
    await payer.decideBoth('authorised')
    await payer.isThanked()
    await again.isThanked()
    await payer.hasPaidOnce({ timesTaken: 2 })
  },

  outOfOrder: async (payer) => {
    await ask(payer)
    await payer.tell({ success: false })
    await payer.isAskedAgain('refused')
    // The yes was said before that, and is heard after it.
    await payer.decide('authorised')
    await payer.hasCard()
    await payer.payInVain()
    await payer.tell({ success: false })
    await payer.comeBack()
    await payer.isThanked()
    await payer.hasPaidOnce()
  },

  wrongAmount: async (payer) => {
    await ask(payer)
    await payer.tell({ amount: payer.totalCents - 1_00 })
    await payer.waitsWithMoney(payer.totalCents - 1_00)
  },
}
