import { companyRefusals } from '#kernel/company-refusals.ts'
import { sayMoney } from '#kernel/minor-units.ts'
import type { Money } from '#kernel/money.ts'
import { quoteRefusals } from '#kernel/quote-refusals.ts'

const listed = (names: readonly string[]): string => names.join(', ')

/**
 * The registry of every refusal that an operator can meet: its code, which is a contract, and its sentence. Ranges: 9100 orders,
 * 9200 refunds and withdrawals, 9300 cases, 9400 cards, 9500 post, 9600 transfers and payouts, 9700 catalogue and newsletter, 9800 the
 * process, 9900 files, 9950 companies, 9970 quotes.
 */
export const operatorRefusals = {
  orderUnknown: {
    code: 9100,
    say: ({ order }: { order: string }) => `There is no order ${order}.`,
  },
  unmaskNotAllowed: {
    code: 9101,
    say: ({ operator }: { operator: string }) =>
      `${operator} may not see names and addresses in full.`,
  },
  confirmationNotSent: {
    code: 9102,
    say: "The order's first confirmation was not sent yet, so none is repeated.",
  },
  deliveryUnknown: {
    code: 9103,
    say: ({ delivery }: { delivery: string }) => `There is no delivery ${delivery}.`,
  },
  documentsUnknown: {
    code: 9104,
    say: ({ asked }: { asked: string }) =>
      `There is no document of ${asked}. One is made within five minutes of the payment.`,
  },

  refundOrderStands: {
    code: 9200,
    say: 'The order is not paid, is halted, or is paid back already. Nothing was done.',
  },
  refundCardUnknown: {
    code: 9201,
    say: 'These are not all cards of this order: orders refund <order> lists them. Nothing was done.',
  },
  refundCardGone: {
    code: 9202,
    say: 'Not all of these cards are left: orders refund <order> lists them. Nothing was done.',
  },
  refundCardUsed: {
    code: 9203,
    say: 'Somebody used one of these cards, or it is blocked. Nothing was done.',
  },
  favourTooLarge: {
    code: 9204,
    say: ({ max }: { max: Money }) =>
      `The favour is more than the payer of the order can still get back. Nothing was done. At most ${sayMoney(max)} can go back.`,
  },
  favourGivenBefore: {
    code: 9205,
    say: 'The same amount was given for this reason before. Give another reason for another favour. Nothing was done.',
  },
  withdrawalUnknown: {
    code: 9250,
    say: ({ id }: { id: string }) => `There is no withdrawal ${id}.`,
  },
  withdrawalNotWaiting: {
    code: 9251,
    say: ({ id }: { id: string }) =>
      `Withdrawal ${id} does not wait for a decision. Nothing was done.`,
  },
  withdrawalOrderStands: {
    code: 9252,
    say: ({ id }: { id: string }) =>
      `Withdrawal ${id} is of an order that is halted or ended. Nothing was done. Decide the order's case first.`,
  },
  withdrawalCardUsed: {
    code: 9253,
    say: ({ id }: { id: string }) =>
      `Withdrawal ${id} has a card of which something was spent. Nothing was done. The withdrawal can be refused.`,
  },

  caseUnknown: {
    code: 9300,
    say: ({ id, waiting }: { id: string; waiting: readonly string[] }) =>
      `There is no case ${id}. ${waiting.length === 0 ? 'No case waits.' : `Waiting: ${listed(waiting)}.`}`,
  },
  caseDecidedBefore: {
    code: 9301,
    say: 'The case was decided before, is about something else by now, or is not open any more. Nothing changed.',
  },
  caseDecisionNotOffered: {
    code: 9302,
    say: ({ offered }: { offered: readonly string[] }) =>
      `The case takes another decision: ${offered.join(' or ')}. Nothing changed.`,
  },
  caseBasketPaid: {
    code: 9303,
    say: 'The basket of the case is paid by another payment: pay this money back. Nothing changed.',
  },
  caseMoneyTaken: {
    code: 9304,
    say: 'The bank took this money back, so it is not owed a second time: decide the case of that first. Nothing changed.',
  },
  caseCardGone: {
    code: 9305,
    say: 'A choice card that was to pay a part of the order has no more: pay this money back. Nothing changed.',
  },
  caseOrderNotNamed: {
    code: 9306,
    say: 'No order of that number waits for this money: say --order <number> of one that does. Nothing changed.',
  },
  caseOtherCurrency: {
    code: 9307,
    say: 'The money came in another currency than was asked: pay it back. Nothing changed.',
  },

  cardUnknown: { code: 9400, say: 'There is no card of ours by that name.' },
  cardFrozen: {
    code: 9401,
    say: 'The card pays nothing while its money is disputed: decide the case of its order. Nothing changed.',
  },
  cardSpent: { code: 9402, say: 'The card has no balance. Nothing changed.' },
  cardGone: { code: 9403, say: 'The card was spent, withdrawn or replaced. Nothing changed.' },
  cardBlockedBefore: { code: 9404, say: 'The card is blocked already. Nothing changed.' },
  cardNotBlocked: { code: 9405, say: 'The card is not blocked. Nothing changed.' },
  cardDisputed: {
    code: 9406,
    say: "The card's order has an open case: decide it first. Nothing changed.",
  },
  cardGoodForLonger: { code: 9407, say: 'The card is already valid for longer. Nothing changed.' },
  cardBeingPaid: {
    code: 9408,
    say: 'The card is being used for a payment. Block it, and try again within the hour. Nothing changed.',
  },
  cardNotBlank: {
    code: 9409,
    say: 'The other number is no printed card of its programme that lies free and blank. Nothing changed.',
  },
  lapseUnknown: {
    code: 9420,
    say: 'There is no lapse of that name, or it was undone before. Nothing changed.',
  },
  lapsedCardGone: {
    code: 9421,
    say: 'The lapsed card was withdrawn or replaced since. Nothing changed.',
  },
  programmeUnknown: {
    code: 9430,
    say: ({ programmes }: { programmes: readonly string[] }) =>
      `The programme is missing or unknown. Programmes: ${listed(programmes)}.`,
  },
  programmeNotSold: {
    code: 9431,
    say: ({ product }: { product: string }) => `${product} is not sold here.`,
  },
  batchNotExported: {
    code: 9432,
    say: 'There is no such batch, or it was exported before: that happens once.',
  },

  shipmentUnknown: {
    code: 9500,
    say: ({ shipment }: { shipment: string }) => `No shipment ${shipment} waits to be posted.`,
  },
  shipmentNotToPack: {
    code: 9501,
    say: ({ shipment }: { shipment: string }) =>
      `${shipment} is not to be packed: it was posted, or its order does not go on.`,
  },
  shipmentToScan: {
    code: 9502,
    say: ({ shipment, count }: { shipment: string; count: number }) =>
      `${shipment} was not packed: scan its printed cards, ${count} of them.`,
  },
  scannedCardUnfit: {
    code: 9503,
    say: ({ shipment, number, why }: { shipment: string; number: string; why: UnfitCard }) =>
      `${shipment} was not packed: ${number} ${unfitCards[why]}.`,
  },
  shipmentNotPacked: {
    code: 9504,
    say: ({ shipment }: { shipment: string }) => `${shipment} is not packed yet.`,
  },
  shipmentWithoutCards: {
    code: 9505,
    say: ({ shipment }: { shipment: string }) => `${shipment} still waits for its cards.`,
  },
  shipmentNotPosted: {
    code: 9506,
    say: ({ shipment }: { shipment: string }) =>
      `${shipment} is not on its way, or its order does not go on. Nothing was done.`,
  },
  shipmentUnmade: {
    code: 9507,
    say: ({ shipment }: { shipment: string }) =>
      `${shipment} has a printed card that its issuer has not answered for. Nothing was done. Try again in a while.`,
  },
  shipmentUsed: {
    code: 9508,
    say: ({ shipment }: { shipment: string }) =>
      `${shipment} has a card that somebody used, or that is blocked. Nothing was done. Find out who has it first (orders show).`,
  },
  shipmentNotToUnpack: {
    code: 9509,
    say: ({ shipment }: { shipment: string }) => `${shipment} has no printed cards to take out.`,
  },
  trackCodeInvalid: {
    code: 9510,
    say: ({ code }: { code: string }) => `${code} is no track code.`,
  },
  printedCardUnknown: {
    code: 9520,
    say: ({ number }: { number: string }) => `No printed card ${number} lies in stock.`,
  },

  transferBookedBefore: {
    code: 9600,
    say: ({ reference }: { reference: string }) =>
      `${reference} was booked before: npm run shop -- cases tells of what waits. Nothing changed.`,
  },
  transferOfOtherAmount: {
    code: 9601,
    say: ({ reference, came, said }: { reference: string; came: Money; said: Money }) =>
      `${reference} came with ${sayMoney(came)}, not with ${sayMoney(said)}. Nothing changed.`,
  },
  statementForeign: {
    code: 9602,
    say: ({ ibans, own }: { ibans: readonly string[]; own: readonly string[] }) =>
      `The file was not imported: it is of ${listed(ibans)}, and the shop's account is ${listed(own)}. Nothing changed.`,
  },
  statementWithoutAccount: {
    code: 9603,
    say: ({ ibans }: { ibans: readonly string[] }) =>
      `The file was not imported: it is of ${listed(ibans)}, and the setting BANK_ACCOUNTS does not name the shop's account. Nothing changed.`,
  },
  statementsOfSeveral: {
    code: 9604,
    say: ({ ibans }: { ibans: readonly string[] }) =>
      `The file was not imported: it is of ${listed(ibans)}. Nothing changed.`,
  },
  payoutUnknown: {
    code: 9611,
    say: ({ batch, known }: { batch: string; known: readonly string[] }) =>
      `There is no batch ${batch}. There are: ${listed(known)}.`,
  },

  productUnknown: {
    code: 9700,
    say: ({ product, near }: { product: string; near: readonly string[] }) =>
      `There is no product ${product}.${near.length === 0 ? '' : ` Near it: ${listed(near)}.`}`,
  },
  formNotOffered: {
    code: 9701,
    say: ({ product, form }: { product: string; form: string }) =>
      `${product} is not offered${form}.`,
  },
  subscriptionUnknown: {
    code: 9710,
    say: ({ email }: { email: string }) => `${email} is not on the list.`,
  },

  runNotStopped: {
    code: 9800,
    say: ({ run, stopped }: { run: string; stopped: readonly string[] }) =>
      `${run} is not stopped. Stopped are: ${listed(stopped)}.`,
  },
  clockNotMovable: { code: 9801, say: 'Only the time of a demonstration can be moved.' },

  fileUnreadable: {
    code: 9900,
    say: ({ file, near }: { file: string; near: readonly string[] }) =>
      `${file} cannot be read.${near.length === 0 ? '' : ` There are: ${listed(near)}.`}`,
  },
  fileRefused: {
    code: 9901,
    say: ({ file, why }: { file: string; why: string }) =>
      `${file} was not imported: ${why} Nothing changed.`,
  },
  fileThere: {
    code: 9902,
    say: ({ file }: { file: string }) => `${file} is there already. Nothing was exported.`,
  },
  fileNotWritten: {
    code: 9903,
    say: ({ file, why }: { file: string; why: string }) => `${file} was not written: ${why}.`,
  },

  ...companyRefusals,
  ...quoteRefusals,
} as const satisfies Record<string, { code: number; say: string | ((details: never) => string) }>

/** Why a card that was scanned cannot lie in an envelope. */
const unfitCards = {
  unknown: 'is no printed card that was imported',
  used: 'lies in another envelope, or is somebody’s',
  removed: 'was taken out of stock',
  twice: 'was scanned twice',
  otherKind: 'is of another kind than what was ordered',
  otherAmount: 'is of another amount than what was ordered',
  tooMany: 'is one more than was ordered',
} as const

export type UnfitCard = keyof typeof unfitCards

type Table = typeof operatorRefusals

export type OperatorRefusalName = keyof Table
export type OperatorCode = Table[OperatorRefusalName]['code']

/** What the sentence of a refusal names. */
export type RefusalDetails<Name extends OperatorRefusalName> = Table[Name]['say'] extends (
  details: infer Details,
) => string
  ? [details: Details]
  : []
