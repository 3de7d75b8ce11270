import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eventually } from '#tests/support/eventually.ts'
import { patienceMs } from '#tests/support/patience.ts'
import { heldCents } from '#tests/support/psp-books.ts'
import type { RunningShop } from '#tests/support/running-shop.ts'
import { type AuditBooks, expectBooksToAgree } from './books.ts'
import { expectFinished, expectNothingTwice } from './expect-finished.ts'
import type { KillWorld } from './kill-world.ts'
import { amountCentsOf, type Scenario } from './scenarios.ts'
import { type Purchase, purchaseFor, Shopper } from './shopper.ts'

export type Engine = {
  openWorld: () => Promise<KillWorld>
  audit: AuditBooks
  scenarios: readonly Scenario[]
}

/**
 * The shop dies (SIGKILL) at every crash point of an order, and its next start finishes the order with nothing lost
 * and nothing doubled. All orders of an engine go into one database, one after the other.
 */
export function proveKills({ openWorld, audit, scenarios }: Engine): void {
  let world: KillWorld
  let shop: RunningShop | undefined
  const purchases: Purchase[] = []

  beforeAll(async () => {
    world = await openWorld()
  })
  afterAll(async () => {
    await shop?.stop()
    await world.close()
  })

  describe.each(scenarios.map((scenario, index) => ({ ...scenario, index })))(
    'dying at $crashAt, way $way, then $then',
    ({ index, ...scenario }) => {
      test('the next start finishes the order', async () => {
        const purchase = purchaseFor(scenario, { index, amountCents: amountCentsOf(index) })
        shop ??= await world.startShop()
        const doomed = shop
        shop = undefined
        const shopper = new Shopper(world, { shopUrl: doomed.url, scenario, purchase })
        await shopper.fillBasket()
        await dieAt(world, doomed, { shopper, scenario })

        const next = await world.startShop()
        await goOn(world, shopper, { scenario, purchase })
        await expectFinished(world, next, purchase)
        await world.psp.sendNewsAgain(purchase.giver)
        await expectBooksToAgree(world, audit)
        purchases.push(purchase)
        shop = next
      })
    },
  )

  test('in the end nothing came twice to anybody', async () => {
    await shop?.stop()
    shop = await world.startShop()
    for (const purchase of purchases) await expectNothingTwice(world, shop, purchase)
    await expectBooksToAgree(world, audit)
  })
}

/** The crash points stand behind paying, so the basket was filled while the shop still lived. */
async function dieAt(
  world: KillWorld,
  shop: RunningShop,
  { shopper, scenario }: { shopper: Shopper; scenario: Scenario },
): Promise<void> {
  world.chooseCrash(scenario.crashAt)
  await shopper.pay().catch(() => 'the shop died under it')
  const end = await Promise.race([shop.ended, pause(patienceMs, 'it lived on')])
  world.chooseCrash(undefined)
  if (end === 'it lived on') await shop.stop()
  expect(end, shop.output()).toBe('SIGKILL')
}

async function goOn(
  { psp }: KillWorld,
  shopper: Shopper,
  { scenario, purchase }: { scenario: Scenario; purchase: Purchase },
): Promise<void> {
  switch (scenario.then) {
    case 'nothing':
      return
    case 'reloads':
      await eventually('the page to say that it is paid', async () =>
        (await shopper.comeBack()) === 'PAID' ? true : undefined,
      )
      return
    case 'paysAgain':
      expect(heldCents(psp.payments(purchase.giver))).toBe(0)
      expect(await shopper.visitor.itemsInBasket()).toBeGreaterThan(0)
      await shopper.pay()
      return
    case 'paysAgainAtOnce':
      await shopper.pay()
      return
  }
}
