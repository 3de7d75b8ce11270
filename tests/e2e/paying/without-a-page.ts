import { expect } from '../journey.ts'
import type { Journey, Outcomes } from './outcomes.ts'

/** What a card and the sheet of a wallet share: the answer comes while the page of the shop waits for it. */
const outcomes = {
  success: async (payer) => {
    await payer.pay()
    await payer.isThanked()
    await payer.hasPaidOnce()
  },

  refusal: async (payer) => {
    await payer.pay('no')
    await payer.isAskedAgain('refused')
    await payer.hasPaidNothing()
    await payer.goToPayment()
    await payer.pay()
    await payer.isThanked()
    await payer.hasPaidOnce()
  },

  /** The shop hears no answer, and there is nobody any more to ask for one. */
  closedTab: async (payer) => {
    await payer.loseAnswer()
    await payer.pay()
    await payer.newestPayment()
    const back = await payer.afterClosing()
    await payer.page.close()
    await back.hasCard()
    await back.comeBack()
    await back.isThanked()
    await back.hasPaidOnce()
  },

  late: async (payer) => {
    await payer.pay('open')
    await payer.isWaiting()
    await payer.later('1 minutes')
    await payer.isThanked()
    await payer.hasPaidOnce()
  },

  twice: async (payer) => {
    await payer.pay('open')
    await payer.isWaiting()
    const again = await payer.inNewTab()
    await again.pay()
    await again.isThanked()
    await payer.isThanked()
    await payer.later('1 minutes')
    await payer.hasPaidOnce({ timesTaken: 2 })
  },

  outOfOrder: async (payer) => {
    await payer.pay('open')
    await payer.isWaiting()
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
    await payer.pay('open')
    await payer.isWaiting()
    await payer.tell({ amount: payer.totalCents - 1_00 })
    await payer.waitsWithMoney(payer.totalCents - 1_00)
  },
} satisfies Partial<Record<keyof Outcomes, Journey>>

export const byCardAlone: Outcomes = {
  ...outcomes,
  cancel: { because: 'Its bank asks nothing: there is no page on which to call it off.' },
}

export const onASheet: Outcomes = {
  ...outcomes,
  cancel: async (payer) => {
    await payer.pay('cancel')
    await expect(payer.page.getByText(payer.checkout.texts.wallet.closed)).toBeVisible()
    await payer.hasPaidNothing()
    await payer.goToPayment()
    await payer.pay()
    await payer.isThanked()
    await payer.hasPaidOnce()
  },
}
