import type { PackageToAdd } from '#domain/cart/cart.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { beginPayment } from '#flows/payments/begin-payment.ts'
import type { OpenDatabase } from '#platform/database/open-database.ts'
import { runCommand } from '#server/commands/commands.ts'
import { cardOf, OrderShop } from '#tests/support/build-order-shop.ts'
import { buildProduct, buildVariationConfig } from '#tests/support/build-product.ts'
import { productsByPost } from '#tests/support/build-shop.ts'
import { choiceProducts } from '#tests/support/choice-cards.ts'
import { commandContext } from '#tests/support/command-context.ts'

const [choiceCard] = choiceProducts
/** A card of our own. */
const choiceCardByPost = { ...(choiceCard ?? buildProduct()), physical: buildVariationConfig() }

/** A Monday at noon in the Netherlands. */
const monday = new Date('2026-11-23T11:00:00Z')

/** A shop that posts cards, and its operator. */
export class PostShop {
  readonly products: readonly Product[]
  readonly shop: OrderShop

  constructor(database: Pick<OpenDatabase, 'db'>, more: readonly Product[] = []) {
    this.products = [...productsByPost, choiceCardByPost, ...more]
    this.shop = new OrderShop(database, this.products)
    this.shop.now = monday
  }

  /** An order that is paid. */
  async buy(...packages: readonly Partial<PackageToAdd>[]) {
    const { shop } = this
    const visitorKey = await shop.fillBasket(packages)
    const request = await shop.request(visitorKey, { methodId: 'scheme', card: cardOf('A.') })
    const { orderUuid } = await beginPayment(shop.deps, request)
    await shop.runJobs()
    const { number } = await shop.deps.db
      .selectFrom('orders')
      .select('reference_number as number')
      .where('uuid', '=', orderUuid)
      .executeTakeFirstOrThrow()
    return { visitorKey, orderUuid, number }
  }

  /** What the operator types; the jobs that follow are run. */
  async run(...words: readonly string[]) {
    const { db, clock, queue, vault } = this.shop.deps
    const openQueue = async () => ({ ...queue, listDeadLetters: async () => [] })
    const context = { ...commandContext({ db, clock }), vault, openQueue }
    const { lines, exitCode } = await runCommand(context, words)
    await this.shop.runJobs()
    return { text: lines.join('\n'), exitCode }
  }

  close(): void {
    this.shop.close()
  }
}
