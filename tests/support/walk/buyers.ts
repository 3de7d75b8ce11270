import { plainWrappers } from '#kernel/wrapper.ts'
import { companyInput } from '#tests/support/company-input.ts'
import { openAccount } from '#tests/support/open-account.ts'
import type { PaymentAnswer, Visitor } from '#tests/support/visitor.ts'
import { goToBank } from './bank-visit.ts'
import type { Dice } from './dice.ts'
import { transfer } from './provider-money.ts'
import type { WalkWorld } from './walk-world.ts'

/** Of all kinds of VAT, with issuers that can take a card back and such that cannot; and donations. Choice cards pay for them all. */
export const productsForCards = [
  'aan-tafel-dinerbon',
  'blaar-en-pleister-wandelbon',
  'hapje-vliegtuig-babyhapjesbon',
  'trekvogel-theebon',
  'bijenlint-donatie',
]
const products = ['cadeaubonnl-keuze-cadeaukaart', ...productsForCards]

/**
 * In euros. With the fee on top a single card of 22, 33, 44, 55 or 88 is what the provider takes as a word (`sentinels.ts`);
 * 66, 77 and 88 are words to the issuer.
 */
export const amounts = [20, 22, 25, 33, 40, 44, 50, 55, 66, 77, 88, 95]
export const domains = [
  ...['post.example', 'post.example', 'post.example', 'slow.example', 'busy.example'],
  ...['bounce.example', 'never.example'],
]
export const holders = ['J BAKKER', 'J BAKKER', 'J BAKKER', 'DECLINED', 'FRAUD', 'PENDING', 'ERROR']

/** As nobody is called in the shop's own texts. */
export const giverName = 'Gulhand'
export const receiverName = 'Blijmond'

/** Somebody who bought, and may look at the order again. */
export type Giver = { visitor: Visitor; orderUuid: string }

/** Fills a basket, pays it in one of many ways or not at all, and tells who they are from then on. */
export async function buy(
  world: WalkWorld,
  dice: Dice,
  number: number,
): Promise<Giver | undefined> {
  const visitor = world.visitor(dice)
  await fillBasket(visitor, dice, number)
  await sayWho({ world, visitor, dice, number })
  const way = dice.pick([
    'card',
    'card',
    'ideal',
    'ideal',
    'paypal',
    'transfer',
    'closedTab',
    'abandoned',
    'twoTabs',
    'changed',
  ] as const)
  world.tally.count(`buyer: ${way}`)
  const answer = await ways[way]({ world, visitor, dice, number })
  const { orderUuid, state } = answer
  world.tally.count(`told: ${state}${answer.errors.map(({ code }) => ` ${code}`).join('')}`)
  if (orderUuid === null) return undefined
  if (state === 'PAID') world.toldPaid.add(orderUuid)
  return { visitor, orderUuid }
}

export async function fillBasket(visitor: Visitor, dice: Dice, number: number): Promise<void> {
  const receivers = dice.chance(60) ? 1 : 1 + dice.below(4)
  for (let index = 0; index < receivers; index += 1) {
    const email = `receiver-${number}-${index}@${dice.pick(domains)}`
    await visitor.addCard({
      productId: dice.pick(products),
      amountCents: dice.pick(amounts) * 100,
      quantity: dice.chance(80) ? 1 : 1 + dice.below(4),
      ...(dice.chance(80) ? { receiver: { name: receiverName, email, giverName } } : {}),
      ...(dice.chance(50) ? { wrapper: dice.pick(plainWrappers) } : {}),
    })
  }
}

type Buyer = { world: WalkWorld; visitor: Visitor; dice: Dice; number: number }

/** A guest, a company, or a customer with an account, who types the same details. */
async function sayWho({ world, visitor, dice, number }: Buyer): Promise<void> {
  const email = `giver-${number}@${dice.pick(domains)}`
  const kind = dice.pick(['guest', 'guest', 'company', 'customer'] as const)
  world.tally.count(`buyer: ${kind}`)
  if (kind === 'customer') await openAccount(visitor, email)
  const companyName = `${giverName} en Zoon`
  await visitor.saveDetails(email, {
    lastName: giverName,
    ...(kind === 'company' ? { ...companyInput, companyName } : {}),
  })
}

const ways = {
  card: ({ visitor, dice }: Buyer) => visitor.startPayment('scheme', dice.pick(holders)),
  ideal: async (buyer: Buyer) => goToBank(buyer, await buyer.visitor.startPayment('ideal')),
  paypal: async (buyer: Buyer) => goToBank(buyer, await buyer.visitor.startPayment('paypal')),
  transfer: async (buyer: Buyer) =>
    transferSome(buyer, await buyer.visitor.startPayment('bankTransfer_IBAN')),
  closedTab: async (buyer: Buyer) =>
    goToBank(buyer, await buyer.visitor.startPayment('ideal'), { comesBack: false }),
  abandoned: ({ visitor }: Buyer) => visitor.startPayment('ideal'),
  twoTabs: async (buyer: Buyer) => {
    const tabs = [
      await buyer.visitor.startPayment('ideal'),
      await buyer.visitor.startPayment(buyer.dice.chance(50) ? 'ideal' : 'scheme'),
    ]
    const answers = await Promise.all(tabs.map((tab) => goToBank(buyer, tab, { choice: 'pay' })))
    return answers.find(({ state }) => state === 'PAID') ?? (answers[0] as PaymentAnswer)
  },
  changed: async (buyer: Buyer) => {
    const begun = await buyer.visitor.startPayment('ideal')
    await fillBasket(buyer.visitor, buyer.dice, buyer.number)
    return goToBank(buyer, begun, { choice: 'pay' })
  },
} satisfies Record<string, (buyer: Buyer) => Promise<PaymentAnswer>>

/** At their own bank they send the right amount or another one, at once or not before days went by (`bringTransfers`), or never. */
async function transferSome({ world, dice }: Buyer, begun: PaymentAnswer): Promise<PaymentAnswer> {
  const sent = dice.pick(['pay', 'pay', 'less', 'more', 'later', 'later', 'never'] as const)
  world.tally.count(`buyer: transfers, ${sent}`)
  if (begun.paymentId === null || sent === 'never') return begun
  if (sent === 'later') world.transfersToCome.push(begun.paymentId)
  else await transfer(world, { paymentId: begun.paymentId, choice: sent })
  return begun
}

type Receivers = {
  order: {
    order: {
      receivers: readonly { id: string; deliveryState: string; canBeCorrected: boolean }[]
    } | null
  }
}

const showReceivers = `query Order($userData: UserData!, $uuid: String!) { order(userData: $userData, uuid: $uuid) {
  order { receivers { id deliveryState canBeCorrected } } } }`
const correctAddress = `mutation Correct($userData: UserData!, $orderUuid: String!, $deliveryId: String!, $email: String!) {
  correctDeliveryAddress(userData: $userData, orderUuid: $orderUuid, deliveryId: $deliveryId, email: $email,
    confirmEmail: $email) { errors { code } } }`

/** Looks at the page of an order, and sends a gift to another address where that is offered. */
export async function lookAtOrder(
  { tally }: Pick<WalkWorld, 'tally'>,
  { visitor, orderUuid }: Giver,
  dice: Dice,
): Promise<void> {
  const { order } = await visitor.ask<Receivers>(showReceivers, { uuid: orderUuid })
  tally.count('giver: looked at the order')
  const wrong = order.order?.receivers.filter(({ canBeCorrected }) => canBeCorrected) ?? []
  if (wrong.length === 0) return
  const { id, deliveryState } = dice.pick(wrong)
  const email = `corrected-${dice.below(10 ** 9)}@${dice.pick(domains)}`
  type Corrected = { correctDeliveryAddress: { errors: readonly { code: number }[] } }
  const { correctDeliveryAddress } = await visitor.ask<Corrected>(correctAddress, {
    ...{ orderUuid, deliveryId: id, email },
  })
  const codes = correctDeliveryAddress.errors.map(({ code }) => ` ${code}`).join('')
  tally.count(`giver: corrected an address, ${deliveryState}${codes}`)
}
