import { countPrintedCards, type PrintedCount } from '#domain/cards/printed-cards.ts'
import { listPrintable } from '#domain/catalogue/list-printable.ts'
import type { Deps } from '#flows/shared/deps.ts'
import type { Localized } from '#kernel/language.ts'

/** Printed cards of one kind and amount. */
export type StockKind = PrintedCount & {
  /** Undefined for a product that is gone. */
  title: Localized | undefined
  /** True where fewer are on the shelf than the shop wants of what can still be ordered. */
  isLow: boolean
}

/** Printed cards that there are, kind by kind. */
export async function listPrintedStock(
  { db }: Pick<Deps, 'db'>,
  { lowBelow }: { lowBelow: number },
): Promise<readonly StockKind[]> {
  const printables = new Map((await listPrintable(db)).map((one) => [one.id, one]))
  return (await countPrintedCards(db)).map((kind) => {
    const printable = printables.get(kind.productId)
    return {
      ...kind,
      title: printable?.title,
      isLow: printable?.isOffered(kind.amountCents) === true && kind.onShelf < lowBelow,
    }
  })
}
