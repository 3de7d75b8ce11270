import { builder } from '#api/builder.ts'
import { MoneyRef } from '#api/shared/money.ts'
import { PreviewImageRef, type PreviewImageView } from '#api/shared/preview-image.ts'
import type { WireMoney } from '#i18n/formats.ts'

type PreviewColorView = { color: string; opacity: number }

const PreviewColorRef = builder.objectRef<PreviewColorView>('PreviewColor').implement({
  description: 'The colour behind a card.',
  fields: (t) => ({
    color: t.exposeString('color', { description: 'As #rrggbb.' }),
    opacity: t.exposeFloat('opacity', { description: '0 to 1.' }),
  }),
})

type CardPreviewView = {
  image: PreviewImageView
  color: PreviewColorView
  productLabel: string | undefined
}

const CardPreviewRef = builder.objectRef<CardPreviewView>('CardPreview').implement({
  description: 'A card as the basket shows it.',
  fields: (t) => ({
    image: t.expose('image', { type: PreviewImageRef, description: 'The card.' }),
    color: t.expose('color', { type: PreviewColorRef, description: 'Behind it.' }),
    productLabel: t.exposeString('productLabel', {
      nullable: true,
      description: 'Text of its label, if any.',
    }),
  }),
})

export type PackagesGroupView = {
  cardsPreviews: readonly CardPreviewView[]
  tag: string
  packageId: string | undefined
  receiverTitle: string
  receiverDescription: string
  totalPrice: WireMoney
}

export const PackagesGroupRef = builder.objectRef<PackagesGroupView>('PackagesGroup').implement({
  description: 'A row of the basket: one package with its receiver.',
  fields: (t) => ({
    cardsPreviews: t.expose('cardsPreviews', { type: [CardPreviewRef], description: 'Its cards.' }),
    tag: t.exposeString('tag', { description: 'Of its shipment.' }),
    packageId: t.exposeID('packageId', {
      nullable: true,
      description: 'Its package; null for a row that stands for a whole shipment.',
    }),
    receiverTitle: t.exposeString('receiverTitle', { description: 'For whom.' }),
    receiverDescription: t.exposeString('receiverDescription', {
      description: 'How it gets there.',
    }),
    totalPrice: t.expose('totalPrice', {
      type: MoneyRef,
      description: 'The price of all cards in it, and of what goes around them.',
    }),
  }),
})
