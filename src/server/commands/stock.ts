import type { VariationType } from '#domain/catalogue/product.ts'
import { stopReasonLengthMax } from '#domain/catalogue/stock-stops.ts'
import { listStoppedStock } from '#flows/catalogue/list-stock-stops.ts'
import { resumeStock, sayForm, stopStock } from '#flows/catalogue/stop-stock.ts'
import { maybe, place, rest, WrongUsage } from './arguments.ts'
import { defineCommand } from './define-command.ts'
import { orElse, sayWhen, sentence } from './words.ts'

/** A product by its id or its address. */
const product = place('product', (text) => text.split('/').findLast((part) => part !== ''))

const forms: ReadonlyMap<string | undefined, VariationType> = new Map([
  ['digital', 'DIGITAL'],
  ['physical', 'PHYSICAL'],
])

/** Perhaps a form, then free words. */
function readForm(text = ''): { form: VariationType | undefined; reason: string } {
  const [first, ...others] = text.split(' ')
  const form = forms.get(first?.toLowerCase())
  return { form, reason: form === undefined ? text : others.join(' ') }
}

/** "Momenteel niet leverbaar" at once, whatever the files say, until `stock back` (SPEC §8, 2031). */
export const stockOutCommand = defineCommand({
  name: 'stock out',
  explanation: 'takes a product off sale at once, in one form or all',
  words: { productId: product, rest: maybe(rest('digital|physical> <reason')) },
  run(context, { productId, rest: words }) {
    const { form, reason } = readForm(words)
    if (reason.length > stopReasonLengthMax)
      throw new WrongUsage(`Say why in ${stopReasonLengthMax} characters at most.`)
    return stopStock(context, { productId, form, reason })
  },
  format: ({ productId, form, changedCount }) => [
    `${productId} ${changedCount === 0 ? 'was off sale already' : 'is off sale now'}${sayForm(form)}.`,
  ],
})

/** Ends what `stock out` began. */
export const stockBackCommand = defineCommand({
  name: 'stock back',
  explanation: 'ends stock out; then the files say what is in stock',
  words: {
    productId: product,
    form: maybe(place('digital|physical', (text) => forms.get(text.toLowerCase()))),
  },
  run: resumeStock,
  format: ({ productId, form, changedCount }) => [
    `${productId} ${changedCount === 0 ? 'was not taken off sale' : 'follows its file again'}${sayForm(form)}.`,
  ],
})

export const stockListCommand = defineCommand({
  name: 'stock list',
  explanation: 'what was taken off sale by command, since when and why',
  words: {},
  run: listStoppedStock,
  format: (stopped) =>
    orElse(
      stopped.map(
        ({ productId, form, stoppedAt, reason }) =>
          `${productId}: ${sentence(form?.toLowerCase() ?? 'all forms', sayWhen('since', stoppedAt), reason)}`,
      ),
      'Nothing is off sale by command.',
    ),
})
