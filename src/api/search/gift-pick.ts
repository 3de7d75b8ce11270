import type { Call } from '#api/ask.ts'
import { builder } from '#api/builder.ts'
import { catalogueViewOf } from '#api/catalogue/catalogue-view.ts'
import { ProductRef } from '#api/catalogue/refs.ts'
import type { ProductView } from '#api/catalogue/views.ts'
import { MoneyRef, toWire } from '#api/shared/money.ts'
import type { GiftPick } from '#domain/search/find-gifts.ts'
import type { GiftReason } from '#domain/search/gift-reasons.ts'
import type { WireMoney } from '#i18n/formats.ts'

const GiftReasonKindRef = builder.enumType('GiftReasonKind', {
  description: 'What speaks for a gift.',
  values: {
    ASKED: { value: 'asked', description: 'It is what the text of the wish asks for.' },
    PERSON: { value: 'person', description: 'It suits whom it is for.' },
    LIKE: { value: 'like', description: 'It is among what they like.' },
    MOMENT: { value: 'moment', description: 'It suits the moment.' },
    BUDGET: { value: 'budget', description: 'It can be had for the price of the wish.' },
    MOST_CHOSEN: { value: 'mostChosen', description: 'None of its category is chosen more.' },
    OFTEN_CHOSEN: { value: 'oftenChosen', description: 'It is among those that many choose.' },
    FROM_CATEGORY: { value: 'fromCategory', description: 'It shows what its category has.' },
  } as const satisfies Record<string, { value: GiftReason['kind']; description: string }>,
})

type ReasonView = {
  kind: GiftReason['kind']
  name: string | undefined
  from: WireMoney | undefined
}

const GiftReasonRef = builder.objectRef<ReasonView>('GiftReason').implement({
  description: 'Why a gift was picked.',
  fields: (t) => ({
    kind: t.expose('kind', { type: GiftReasonKindRef, description: 'What speaks for it.' }),
    name: t.exposeString('name', {
      nullable: true,
      description: 'Of the person, the moment or the category; the whole shop has none.',
    }),
    from: t.expose('from', {
      type: MoneyRef,
      nullable: true,
      description: 'The least that can be given of it, of the price alone.',
    }),
  }),
})

type PickView = {
  product: ProductView
  reasons: readonly ReasonView[]
  amount: WireMoney | undefined
}

export const GiftPickRef = builder.objectRef<PickView>('GiftPick').implement({
  description: 'One of the gifts that were picked.',
  fields: (t) => ({
    product: t.expose('product', { type: ProductRef, description: 'The gift.' }),
    reasons: t.expose('reasons', {
      type: [GiftReasonRef],
      description: 'All that speaks for it; it begins with what the other picks do not begin with.',
    }),
    amount: t.expose('amount', {
      type: MoneyRef,
      nullable: true,
      description: 'An amount of it within the price of the wish; null where none was named.',
    }),
  }),
})

export function viewPick(call: Call, { product, reasons, amountCents }: GiftPick): PickView {
  const money = (cents: number) => toWire({ currency: product.currency, cents })
  return {
    product: catalogueViewOf(call).view(product),
    amount: amountCents === undefined ? undefined : money(amountCents),
    reasons: reasons.map((reason) => ({
      kind: reason.kind,
      name: namedIn(reason)?.title[call.language],
      from: reason.kind === 'budget' ? money(reason.fromCents) : undefined,
    })),
  }
}

function namedIn(reason: GiftReason) {
  if (reason.kind === 'person') return reason.person
  if (reason.kind === 'moment') return reason.moment
  return 'category' in reason ? reason.category : undefined
}
