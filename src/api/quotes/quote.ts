import { builder } from '#api/builder.ts'
import { VariationTypeRef } from '#api/catalogue/enums.ts'
import { AwaitedTransferRef, toAwaitedView } from '#api/orders/awaited-transfers.ts'
import { type Payload, payload } from '#api/payload.ts'
import { ApiErrorRef } from '#api/shared/api-error.ts'
import { MoneyRef, toWire } from '#api/shared/money.ts'
import { UserDataRef } from '#api/shared/user-data.ts'
import type { QuotedLine } from '#domain/quotes/quote.ts'
import { findOwnQuote, type OwnQuoteView } from '#flows/quotes/view-quotes.ts'
import { nameLine } from '#i18n/name-line.ts'
import type { Language } from '#kernel/language.ts'
import type { Currency } from '#kernel/money.ts'

const QuoteStateRef = builder.enumType('QuoteState', {
  description: 'How a quote stands.',
  values: {
    ASKED: { value: 'asked', description: 'The shop has not answered yet.' },
    SENT: { value: 'sent', description: 'It may be accepted or declined.' },
    ACCEPTED: { value: 'accepted', description: 'It is an order.' },
    DECLINED: { value: 'declined', description: 'Whoever asked wants it no more.' },
    WITHDRAWN: { value: 'withdrawn', description: 'The shop took it back.' },
    LAPSED: { value: 'lapsed', description: 'Its last day is over.' },
  } as const,
})

type LineView = QuotedLine & { currency: Currency; language: Language }

const QuoteLineRef = builder.objectRef<LineView>('QuoteLine').implement({
  description: 'A line of a quote; equal gifts to different people are one.',
  fields: (t) => ({
    title: t.string({
      description: 'What it is.',
      resolve: (line) => nameLine(line, line.language),
    }),
    quantity: t.exposeInt('quantity', { description: 'How many.' }),
    form: t.expose('form', {
      type: VariationTypeRef,
      nullable: true,
      description: 'Of gifts: by e-mail or by post.',
    }),
    isForList: t.exposeBoolean('isForList', {
      description: 'Goes to the people of the list; otherwise to whoever asked.',
    }),
    price: t.field({
      type: MoneyRef,
      description: 'Of one.',
      resolve: ({ currency, unitCents: cents }) => toWire({ currency, cents }),
    }),
    total: t.field({
      type: MoneyRef,
      description: 'Of all of it; below zero for a discount.',
      resolve: ({ currency, totalCents: cents }) => toWire({ currency, cents }),
    }),
  }),
})

type View = OwnQuoteView & { asked: Language }

const newestOf = ({ versions }: OwnQuoteView) => versions[0]

const QuoteRef = builder.objectRef<View>('Quote').implement({
  description: 'A quote as its private link shows it.',
  fields: (t) => ({
    number: t.exposeString('number', { description: 'As it is called.' }),
    state: t.field({
      type: QuoteStateRef,
      description: 'How it stands.',
      resolve: ({ state }) => state.kind,
    }),
    companyName: t.string({
      description: 'Company that asked.',
      resolve: ({ request }) => request.companyName,
    }),
    contactName: t.string({
      description: 'Person who asked.',
      resolve: ({ request }) => `${request.firstName} ${request.lastName}`,
    }),
    askedAt: t.expose('askedAt', { type: 'DateTime', description: 'When it was asked for.' }),
    dueAt: t.expose('dueAt', { type: 'DateTime', description: 'Until when it is answered.' }),
    version: t.exposeInt('version', { description: '0 as long as it is not answered.' }),
    validUntil: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Moment from which it can be accepted no more; null until it is answered.',
      resolve: (quote) => newestOf(quote)?.validUntil,
    }),
    note: t.string({
      nullable: true,
      description: 'What the shop writes with it.',
      resolve: (quote) => newestOf(quote)?.note,
    }),
    lines: t.field({
      type: [QuoteLineRef],
      description: 'Of its newest version; none until it is answered.',
      resolve: (quote) => {
        const newest = newestOf(quote)
        if (newest === undefined) return []
        const around = { currency: newest.currency, language: quote.asked }
        return newest.lines.map((line) => ({ ...line, ...around }))
      },
    }),
    receiverCount: t.int({
      description: 'People on the list who get something.',
      resolve: (quote) => newestOf(quote)?.receiverCount ?? 0,
    }),
    total: t.field({
      type: MoneyRef,
      nullable: true,
      description: 'What is paid.',
      resolve: (quote) => {
        const newest = newestOf(quote)
        return newest && toWire({ currency: newest.currency, cents: newest.totalCents })
      },
    }),
    vat: t.field({
      type: MoneyRef,
      nullable: true,
      description: 'VAT inside the total.',
      resolve: (quote) => {
        const newest = newestOf(quote)
        return newest && toWire({ currency: newest.currency, cents: newest.vatCents })
      },
    }),
    orderUuid: t.string({
      nullable: true,
      description: 'Order that it became, once that is paid.',
      resolve: ({ state }) => (state.kind === 'accepted' ? state.order.uuid : undefined),
    }),
    awaitedTransfers: t.field({
      type: [AwaitedTransferRef],
      description: 'Orders that it became and that wait for their transfer, the newest first.',
      resolve: (quote) => quote.awaitedTransfers.map(toAwaitedView),
    }),
  }),
})

const QuotePayloadRef = builder.objectRef<Payload<{ quote: View }>>('QuotePayload').implement({
  description: 'A quote, or why it cannot be seen.',
  fields: (t) => ({
    quote: t.expose('quote', { type: QuoteRef, nullable: true, description: 'Null with errors.' }),
    errors: t.expose('errors', { type: [ApiErrorRef], description: 'Empty when all went well.' }),
  }),
})

builder.queryField('quote', (t) =>
  t.field({
    type: QuotePayloadRef,
    description: 'The quote of a private link (3900).',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      token: t.arg.string({ required: true, description: 'Of the link.' }),
    },
    resolve: (_root, { userData, token }, ctx) =>
      payload(ctx, userData, async ({ language }) => ({
        quote: { ...(await findOwnQuote(ctx.deps, token)), asked: language },
      })),
  }),
)
