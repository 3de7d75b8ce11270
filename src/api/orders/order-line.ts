import { builder } from '#api/builder.ts'
import { VariationTypeRef } from '#api/catalogue/enums.ts'
import { ImageRef, type ImageView } from '#api/shared/image.ts'
import { MoneyRef, toWire } from '#api/shared/money.ts'
import type { OrderLineView, OrderView } from '#flows/orders/show-order.ts'
import type { WireMoney } from '#i18n/formats.ts'
import { apiTexts } from '#i18n/texts/api.ts'
import type { Language } from '#kernel/language.ts'
import type { Wrapping } from '#kernel/wrapper.ts'

type LineView = {
  title: string
  quantity: number
  unitPrice: WireMoney
  total: WireMoney
  image: ImageView
  backgroundColor: string
  receiverTitle: string
  isDonation: boolean
  variationType: OrderLineView['variationType']
  wrappings: readonly string[]
}

function forWhom(
  { isForSelf, receiverName }: OrderLineView,
  { orderType }: Pick<OrderView, 'orderType'>,
  language: Language,
): string {
  const texts = apiTexts[language]
  if (orderType === 'activation') return texts.onYourCard
  return isForSelf ? texts.forMe : receiverName || texts.notKept
}

export const viewLine = (
  line: OrderLineView,
  order: Pick<OrderView, 'orderType'>,
  language: Language,
): LineView => ({
  title: line.title,
  quantity: line.quantity,
  unitPrice: toWire(line.unitPrice),
  total: toWire(line.total),
  image: { url: line.picture.url, alt: line.picture.alt },
  backgroundColor: line.picture.backgroundColor,
  receiverTitle: forWhom(line, order, language),
  isDonation: line.isDonation,
  variationType: line.variationType,
  wrappings: line.wrappings.flatMap((id) => apiTexts[language].wrappers[id as Wrapping] ?? []),
})

export const OrderLineRef = builder.objectRef<LineView>('OrderLine').implement({
  description: 'What was ordered, as it was called then.',
  fields: (t) => ({
    title: t.exposeString('title', { description: 'Its name.' }),
    quantity: t.exposeInt('quantity', { description: 'How many.' }),
    unitPrice: t.expose('unitPrice', { type: MoneyRef, description: 'For one.' }),
    total: t.expose('total', { type: MoneyRef, description: 'For all.' }),
    image: t.expose('image', { type: ImageRef, description: 'The card.' }),
    backgroundColor: t.exposeString('backgroundColor', {
      description: 'Behind the card, #rrggbb.',
    }),
    receiverTitle: t.exposeString('receiverTitle', { description: 'For whom.' }),
    isDonation: t.exposeBoolean('isDonation', {
      description: 'True for money to a good cause: nothing is made or spent.',
    }),
    variationType: t.expose('variationType', {
      type: VariationTypeRef,
      description: 'In which form.',
    }),
    wrappings: t.exposeStringList('wrappings', {
      description: 'Paper and packing around it that were paid for, by their names.',
    }),
  }),
})
