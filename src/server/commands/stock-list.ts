import { listStockStops, type StockStop } from '#domain/catalogue/stock-stops.ts'
import { variationTypes } from '#domain/catalogue/variations.ts'
import type { Command } from './command.ts'
import { sayWhen, sentence } from './words.ts'

/** What `stock out` holds off sale; not what the files say is out. */
export const stockListCommand: Command = {
  name: 'stock list',
  explanation: 'what was taken off sale by command, since when and why',
  async run({ db }) {
    const byProduct = Map.groupBy(await listStockStops(db), ({ productId }) => productId)
    const lines = [...byProduct].flatMap(([productId, stops]) => tell(productId, stops))
    return {
      lines: lines.length === 0 ? ['Nothing is off sale by command.'] : lines,
      isFine: true,
    }
  },
}

/** One line where one command stopped all forms, else one a form. */
function tell(productId: string, stops: readonly StockStop[]): readonly string[] {
  const [first] = stops
  const isWhole =
    stops.length === variationTypes.length &&
    stops.every(
      ({ reason, stoppedAt }) =>
        reason === first?.reason && stoppedAt.getTime() === first.stoppedAt.getTime(),
    )
  return (isWhole ? stops.slice(0, 1) : stops).map(({ variationType, reason, stoppedAt }) => {
    const form = isWhole ? 'all forms' : variationType.toLowerCase()
    return `${productId}: ${sentence(form, sayWhen('since', stoppedAt), reason)}`
  })
}
