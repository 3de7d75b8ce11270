import { loadSnapshot } from '#domain/catalogue/load-snapshot.ts'
import type { QuotedLine, QuoteVersion } from '#domain/quotes/quote.ts'
import { answerQuote, noteCall, requireQuote, withdrawQuoteOf } from '#flows/quotes/answer-quote.ts'
import {
  type ListedQuote,
  type QuoteView,
  showQuote,
  showQuotes,
} from '#flows/quotes/view-quotes.ts'
import { sayMoney } from '#kernel/minor-units.ts'
import type { Currency } from '#kernel/money.ts'
import { shopTimeZone } from '#kernel/time-zone.ts'
import { by, maybe, option, place, readDay, repeated, signed } from './arguments.ts'
import { type CommandContext, withQueue } from './command.ts'
import { defineCommand } from './define-command.ts'
import { readMoney } from './read-money.ts'
import { linesOfRequest, readDiscount, readOfferedLine } from './read-offer.ts'
import { readRows } from './read-rows.ts'
import { orElse, sayMoment, section, sentence } from './words.ts'

export const listQuotesCommand = defineCommand({
  name: 'quotes list',
  explanation: 'quotes, overdue answers first, then those that are due next, then the newest',
  words: {},
  run: (context) => showQuotes(context),
  format: (quotes) => orElse(quotes.map(tell), 'Nobody asked for a quote.'),
})

export const showQuoteCommand = defineCommand({
  name: 'quotes show',
  explanation: 'what was asked, by whom, and every version that was sent',
  words: { number: place('quote') },
  run: (context, { number }) => showQuote(context, number),
  format: (quote) => [...tellRequest(quote), ...quote.versions.flatMap(tellVersion)],
})

/** Days that a quote is valid where nothing else is said. */
const usualDays = 14

export const answerQuoteCommand = defineCommand({
  name: 'quotes answer',
  explanation:
    'sends a quote, or a new version of it: lines as product, digital or post, amount, number, contact or list; without any those that were asked for',
  words: {
    number: place('quote'),
    lines: repeated('line', '"<product> <digital|post> <50.00> <10> [contact|list]"'),
    file: maybe(option('lines', '<file.csv>')),
    discount: maybe(option('discount', '<5%|25.00>')),
    fee: maybe(option('fee', '<0.95>')),
    validUntil: maybe(option('valid-until', '<yyyy-mm-dd>', readDay)),
    note: maybe({ ...option('note', '"<text>"'), isProse: true }),
    actor: by,
  },
  async run(context, { number, lines, file, discount, fee, note, actor, ...asked }) {
    const { currency } = context.storefront
    const said = lines.map((line) => readOfferedLine(line.split(/[\s,;]+/), currency))
    const written = file === undefined ? [] : await readFileOf(context, file)
    const given = [...said, ...written]
    const offered = given.length > 0 ? given : linesOfRequest(await requireQuote(context, number))
    const today = Temporal.Instant.fromEpochMilliseconds(
      context.clock.now().getTime(),
    ).toZonedDateTimeISO(shopTimeZone)
    const snapshot = await loadSnapshot(context.db)
    const deps = { ...(await withQueue(context)), catalogue: { current: () => snapshot } }
    await answerQuote(deps, {
      number,
      actor,
      validUntil: asked.validUntil ?? today.toPlainDate().add({ days: usualDays }),
      offer: {
        lines: offered,
        discount: discount === undefined ? undefined : readDiscount(discount, currency),
        feeCents: fee === undefined ? undefined : readMoney(fee, currency).cents,
        note,
      },
    })
    return await showQuote(context, number)
  },
  format: ({ versions: [newest] }) => (newest === undefined ? [] : tellVersion(newest)),
})

export const withdrawQuoteCommand = defineCommand({
  name: 'quotes withdraw',
  explanation: 'takes a quote back; a payment that was begun before is honoured',
  words: { number: place('quote'), ...signed },
  async run(context, asked) {
    await withdrawQuoteOf(await withQueue(context), asked)
    return { number: asked.number }
  },
  format: ({ number }) => [`Quote ${number} is withdrawn.`],
})

export const calledCommand = defineCommand({
  name: 'quotes called',
  explanation: 'notes that whoever asked was called',
  words: { number: place('quote'), actor: by },
  async run(context, asked) {
    await noteCall(await withQueue(context), asked)
    return { number: asked.number }
  },
  format: ({ number }) => [`Noted: who asked for ${number} was called.`],
})

async function readFileOf(context: CommandContext, file: string) {
  const rows = await readRows(context, file)
  return rows
    .filter(({ line, fields }) => line > 1 || /\d/.test(fields[2] ?? ''))
    .map(({ fields }) => readOfferedLine(fields, context.storefront.currency))
}

const stateOf = ({ state, dueAt, isOverdue }: ListedQuote): string => {
  if (state.kind === 'asked') return `${isOverdue ? 'OVERDUE, ' : ''}due ${sayMoment(dueAt)}`
  if (state.kind === 'accepted') return `accepted as order ${state.order.number}`
  if (state.kind === 'sent') return `sent, valid until ${sayMoment(state.validUntil)}`
  return `${state.kind} ${sayMoment(state.at)}`
}

const tell = (quote: ListedQuote): string =>
  `${quote.number}: ${sentence(
    stateOf(quote),
    quote.request.companyName,
    quote.request.contactBy === 'phone' && quote.calledAt === null ? 'to be called' : null,
    quote.calledAt === null ? null : `called ${sayMoment(quote.calledAt)}`,
    `asked ${sayMoment(quote.askedAt)}`,
  )}`

function tellRequest(quote: QuoteView): readonly string[] {
  const { request, receivers } = quote
  return [
    tell({ ...quote, isOverdue: false }),
    ...section('Who', [
      sentence(
        `${request.firstName} ${request.lastName}`,
        request.email,
        request.phoneNumber ?? null,
      ),
      `by ${request.contactBy}`,
    ]),
    ...section('Company', [
      sentence(
        request.companyName,
        request.kvkNumber ? `KVK ${request.kvkNumber}` : null,
        request.vatNumber ? `VAT ${request.vatNumber}` : null,
      ),
    ]),
    ...section('Asked', [
      sentence(
        request.product ?? null,
        request.quantity === undefined ? null : `${request.quantity} cards`,
        request.amount === undefined ? null : `${request.amount / 100} each`,
        request.budget === undefined ? null : `budget ${request.budget / 100}`,
        request.occasion ?? null,
        request.deliveryForm ?? null,
        receivers.length === 0 ? null : `${receivers.length} receivers`,
      ),
      request.message,
      ...(request.remark === undefined ? [] : [request.remark]),
    ]),
  ]
}

const tellVersion = ({ version, sentAt, ...quoted }: QuoteVersion): readonly string[] =>
  section(
    `Version ${version}, sent ${sayMoment(sentAt)}, valid until ${sayMoment(quoted.validUntil)}`,
    [
      ...quoted.lines.map((line) => tellLine(line, quoted.currency)),
      `total ${sayMoney({ cents: quoted.totalCents, currency: quoted.currency })}`,
      ...(quoted.note === null ? [] : [quoted.note]),
    ],
  )

const tellLine = (line: QuotedLine, currency: Currency): string =>
  sentence(
    `${line.quantity} x ${line.title?.en ?? line.kind}`,
    line.form,
    sayMoney({ cents: line.totalCents, currency }),
    line.isForList ? 'to the list' : null,
  )
