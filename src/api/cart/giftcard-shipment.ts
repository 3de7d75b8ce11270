import { builder } from '#api/builder.ts'
import { VariationTypeRef } from '#api/catalogue/enums.ts'
import { MoneyRef } from '#api/shared/money.ts'
import { PostPlanRef, type PostPlanView } from '#api/shared/post-plan.ts'
import type { VariationType } from '#domain/catalogue/product.ts'
import { formatMoment } from '#i18n/format-moment.ts'
import type { WireMoney } from '#i18n/formats.ts'
import { formatDay } from '#i18n/formats.ts'
import type { Language } from '#kernel/language.ts'
import { AddressRef, type AddressView } from './address.ts'
import { PackageRef, type PackageView } from './package.ts'

export type ShipmentView = {
  id: string
  tag: string
  deliveryDate: Date | undefined
  deliveryForm: VariationType
  formattedDeliveryDate: string | undefined
  isForSelf: boolean
  deliveryAddress: AddressView | undefined
  giverName: string | undefined
  packages: readonly PackageView[]
  packageCount: number
  /** Of what goes by post. */
  postage: WireMoney | undefined
  postPlan: PostPlanView | undefined
  asksPhone: boolean
  isPhoneMissing: boolean
}

export const formatDelivery = (
  { deliveryDate, deliveryForm }: Pick<ShipmentView, 'deliveryDate' | 'deliveryForm'>,
  language: Language,
): string | undefined =>
  deliveryDate &&
  (deliveryForm === 'PHYSICAL'
    ? formatDay(language, deliveryDate)
    : formatMoment(language, deliveryDate))

export const GiftcardShipmentRef = builder.objectRef<ShipmentView>('GiftcardShipment').implement({
  description: 'Packages to one receiver at one time.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Which shipment.' }),
    tag: t.exposeString('tag', { description: 'Names it when it is removed.' }),
    deliveryDate: t.expose('deliveryDate', {
      type: 'DateTime',
      nullable: true,
      description: 'When it goes; null means at once.',
    }),
    formattedDeliveryDate: t.exposeString('formattedDeliveryDate', {
      nullable: true,
      description: '`deliveryDate` in words, by post without a time; null means at once.',
    }),
    deliveryForm: t.expose('deliveryForm', {
      type: VariationTypeRef,
      description: 'By e-mail or by post.',
    }),
    isForSelf: t.exposeBoolean('isForSelf', { description: 'True when the giver keeps it.' }),
    deliveryAddress: t.expose('deliveryAddress', {
      type: AddressRef,
      nullable: true,
      description:
        'The receiver; null while a giver who orders for themselves has given no details.',
    }),
    giverName: t.exposeString('giverName', {
      nullable: true,
      description:
        'From whom the tag of a gift says that it is; null while neither that nor who orders is known.',
    }),
    postage: t.expose('postage', {
      type: MoneyRef,
      nullable: true,
      description: 'What it costs to post it; null of what goes by e-mail.',
    }),
    postPlan: t.expose('postPlan', {
      type: PostPlanRef,
      nullable: true,
      description: 'When it is posted and arrives, ordered now; null of what goes by e-mail.',
    }),
    asksPhone: t.exposeBoolean('asksPhone', {
      description: 'How it is posted wants a phone number of whoever gets it.',
    }),
    isPhoneMissing: t.exposeBoolean('isPhoneMissing', {
      description: 'None is known yet, and it cannot be ordered without.',
    }),
    packages: t.expose('packages', {
      type: [PackageRef],
      description: 'What is in it, as far as the page shows it.',
    }),
    packageCount: t.exposeInt('packageCount', {
      description: 'How many packages are in it, shown or not.',
    }),
  }),
})
