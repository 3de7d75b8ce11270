import { expect } from '../journey.ts'
import type { Outcomes } from './outcomes.ts'
import type { Payer } from './payer.ts'

type Deed = (payer: Payer) => Promise<void>

/** What a shopper does at a page of somebody else, and what that page does by itself. */
export type Bank = {
  /** Its page is there. */
  arrive: Deed
  pay: Deed
  refuse: Deed
  cancel: Deed
  /** The tab is closed, and the shop is all that is left. */
  leave: Deed
  /** The shopper waits too long there, and comes back. */
  lapse: Deed
  payLess: Deed
  /** Yes is said on another device. Gives the address to which the page would have led. */
  payUnseen: (payer: Payer) => Promise<string>
}

/** All that may become of a payment that a page of somebody else decides. */
export const outcomesAt = (bank: Bank): Outcomes => ({
  success: async (payer) => {
    await payer.pay()
    await bank.pay(payer)
    await payer.isThanked()
    await payer.hasPaidOnce()
  },

  refusal: async (payer) => {
    await payer.pay()
    await bank.refuse(payer)
    await payer.isAskedAgain('refused')
    await payer.pay()
    await bank.pay(payer)
    await payer.isThanked()
    await payer.hasPaidOnce()
  },

  cancel: async (payer) => {
    await payer.pay()
    await bank.cancel(payer)
    await payer.isAskedAgain('cancelled')
    await payer.hasPaidNothing()
    await payer.goToPayment()
    await payer.pay()
    await bank.pay(payer)
    await payer.isThanked()
    await payer.hasPaidOnce()
  },

  closedTab: async (payer) => {
    await payer.pay()
    await bank.leave(payer)
    await payer.comeBack()
    const { otherWay } = payer.checkout.texts.processing
    await expect(payer.page.getByRole('link', { name: otherWay })).toBeVisible()
    // The page asks on, and the bank ends what nobody finishes.
    await payer.later('20 minutes')
    await payer.isAskedAgain('cancelled')
    await payer.hasPaidNothing()
  },

  late: async (payer) => {
    await payer.pay()
    await bank.lapse(payer)
    await payer.isAskedAgainForWhicheverReason()
    await payer.tell()
    await payer.hasCard()
    await payer.payInVain()
    await payer.hasPaidOnce()
  },

  twice: async (payer) => {
    await payer.pay()
    await bank.arrive(payer)
    const again = await payer.inNewTab()
    await again.pay()
    await bank.pay(again)
    await again.isThanked()
    await bank.pay(payer)
    await payer.isThanked()
    await payer.hasPaidOnce({ timesTaken: 2 })
  },

  outOfOrder: async (payer) => {
    await payer.pay()
    const back = await bank.payUnseen(payer)
    // News of it is there before whoever paid.
    await payer.hasCard()
    await payer.page.goto(back)
    await payer.isThanked()
    // What was said before is heard after it.
    await payer.tell({ success: false })
    await payer.comeBack()
    await payer.isThanked()
    await payer.hasPaidOnce()
  },

  wrongAmount: async (payer) => {
    await payer.pay()
    await bank.payLess(payer)
    await payer.waitsWithMoney(payer.totalCents - 1_00)
  },
})

export const atTheBank = outcomesAt({
  arrive: ({ bank }) => bank.title.waitFor(),
  pay: ({ bank }) => bank.choose('pay'),
  refuse: ({ bank }) => bank.choose('refuse'),
  cancel: ({ bank }) => bank.choose('cancel'),
  leave: ({ bank }) => bank.choose('close'),
  lapse: ({ bank }) => bank.choose('expire'),
  payLess: ({ bank }) => bank.choose('payLess'),
  payUnseen: async ({ bank }) => {
    await bank.title.waitFor()
    return bank.answerUnseen({ choice: 'pay' })
  },
})

const password = 'password'

/** 3-D Secure: the bank of the card asks who pays. */
export const atTheBankOfTheCard = outcomesAt({
  arrive: ({ bank }) => bank.challenge.waitFor(),
  pay: ({ bank }) => bank.confirm(password),
  refuse: async ({ bank }) => {
    for (const wrong of ['one', 'two', 'three']) await bank.confirm(wrong)
  },
  cancel: ({ bank }) => bank.cancelChallenge(),
  leave: async ({ bank, page }) => {
    await bank.challenge.waitFor()
    await page.goto('about:blank')
  },
  lapse: async (payer) => {
    await payer.bank.challenge.waitFor()
    await payer.later('20 minutes')
    await payer.bank.confirm(password)
  },
  payLess: async (payer) => {
    await payer.bank.challenge.waitFor()
    await payer.tell({ amount: payer.totalCents - 1_00 })
    await payer.comeBack()
  },
  payUnseen: async ({ bank }) => {
    await bank.challenge.waitFor()
    return bank.answerUnseen({ password })
  },
})
