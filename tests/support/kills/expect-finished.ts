import { expect } from 'vitest'
import { eventually } from '#tests/support/eventually.ts'
import { heldCents } from '#tests/support/psp-books.ts'
import type { RunningShop } from '#tests/support/running-shop.ts'
import { Visitor } from '#tests/support/visitor.ts'
import type { KillWorld } from './kill-world.ts'
import type { Purchase } from './shopper.ts'

/** Waits until the order is finished, then checks that nothing was lost and nothing done twice. */
export async function expectFinished(
  world: KillWorld,
  shop: RunningShop,
  purchase: Purchase,
): Promise<void> {
  const { psp } = world
  const { giver, receiver, totalCents, refundCents } = purchase
  await eventually(`the card mail to ${receiver}`, async () => {
    const [mail] = await world.mailTo(shop, receiver)
    return mail
  })
  const uuid = await eventually(`the confirmation to ${giver}`, async () => {
    const [mail] = await world.mailTo(shop, giver)
    return mail && /\/bestellen\/([0-9a-f-]{36})\//.exec(mail.text)?.[1]
  })
  const visitor = new Visitor(shop.url)
  await eventually(`order ${uuid} to be completed`, async () => {
    const { state, refundedCents } = await visitor.orderState(uuid)
    return state === 'completed' && refundedCents === refundCents ? true : undefined
  })
  await eventually(`all mail to ${giver}`, async () => {
    const mails = await world.mailTo(shop, giver)
    return mails.length === mailsToGiver(world, purchase) ? true : undefined
  })
  await eventually(`the provider to hold what ${giver} bought`, () =>
    heldCents(psp.payments(giver)) === totalCents - refundCents ? true : undefined,
  )
  await expectNothingTwice(world, shop, purchase)
}

/** The confirmation, and one about each sum that is paid back. */
function mailsToGiver({ psp }: KillWorld, { giver, refundCents, mayPayTwice }: Purchase): number {
  const taken = psp.payments(giver).filter(({ takenCents }) => takenCents > 0).length
  const returnedWhole = mayPayTwice ? taken - 1 : 0
  return 1 + (refundCents === 0 ? 0 : 1) + returnedWhole
}

/** One mail each, each card once at the issuer and on the receiver's page, the money once at the provider. */
export async function expectNothingTwice(
  world: KillWorld,
  shop: RunningShop,
  purchase: Purchase,
): Promise<void> {
  const { giver, receiver, amountCents, quantity, totalCents, refundCents } = purchase
  const mails = await world.mailTo(shop, receiver)
  expect(mails).toHaveLength(1)
  expect(await world.mailTo(shop, giver)).toHaveLength(mailsToGiver(world, purchase))

  const issued = world.issuedNumbers(amountCents)
  expect(issued).toHaveLength(quantity)
  const token = /\/kaart\/([^/\s]+)\//.exec(mails[0]?.text ?? '')?.[1] ?? ''
  const shown = await new Visitor(shop.url).openGift(token)
  expect(shown.map(({ number }) => number.replaceAll(' ', '')).sort()).toEqual([...issued].sort())

  expect(heldCents(world.psp.payments(giver))).toBe(totalCents - refundCents)
}
