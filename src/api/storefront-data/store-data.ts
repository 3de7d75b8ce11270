import { ask } from '#api/ask.ts'
import { builder } from '#api/builder.ts'
import { sameForEveryone } from '#api/same-for-everyone.ts'
import { ImageRef } from '#api/shared/image.ts'
import { MoneyRef } from '#api/shared/money.ts'
import { UserDataRef } from '#api/shared/user-data.ts'
import { CountryCombinationRef } from './country-combination.ts'
import { DeliveryDelayRef } from './delivery-delay.ts'
import { FeatureTogglesRef } from './feature-toggles.ts'
import { MenuItemRef, MenusRef } from './menus.ts'
import { OrganisationRef } from './organisation.ts'
import { PostageRef } from './postage.ts'
import { PromotionsRef } from './promotions.ts'
import { QuestionRef } from './question.ts'
import { SisterShopRef } from './sister-shop.ts'
import { SocialAccountRef } from './social-account.ts'
import { type StoreDataView, viewStoreData } from './store-data-view.ts'
import { TrustMarksRef } from './trust-marks.ts'

const HeaderVariantRef = builder.enumType('HeaderVariant', {
  description: 'A look of the header (SPEC §2).',
  values: {
    DEFAULT: { value: 'default', description: 'Logo, menus and what a visitor does.' },
    V3: { value: 'v3', description: 'The same under a bar with selling points.' },
  } as const,
})

const ActivationRangeRef = builder
  .objectRef<StoreDataView['activationRanges'][number]>('ActivationRange')
  .implement({
    description: 'How the numbers of a programme begin, and how much goes on its cards.',
    fields: (t) => ({
      prefix: t.exposeString('prefix', { description: 'Six digits.' }),
      min: t.expose('min', { type: MoneyRef, description: 'At least.' }),
      max: t.expose('max', { type: MoneyRef, description: 'At most.' }),
      terms: t.exposeStringList('terms', {
        description: 'What holds for whoever has such a card.',
      }),
    }),
  })

const StoreDataRef = builder.objectRef<StoreDataView>('StoreData').implement({
  description: "The storefront's data for the frame of every page.",
  fields: (t) => ({
    key: t.exposeString('key', { description: 'The storefront, such as GCSNL.' }),
    name: t.exposeString('name', { description: 'What the shop is called.' }),
    family: t.exposeString('family', { description: 'CB, CK or GCS: how the pages look.' }),
    countryCode: t.exposeString('countryCode', { description: 'ISO 3166 code.' }),
    currency: t.exposeString('currency', { description: 'ISO 4217 code of its prices.' }),
    mainLogo: t.expose('mainLogo', { type: ImageRef, description: 'In the header.' }),
    footerLogo: t.expose('footerLogo', { type: ImageRef, description: 'In the footer.' }),
    notFoundImage: t.expose('notFoundImage', {
      type: ImageRef,
      description: 'Where there is no page.',
    }),
    promotionImage: t.expose('promotionImage', {
      type: ImageRef,
      description: 'Of a promotion.',
    }),
    doublerImage: t.expose('doublerImage', {
      type: ImageRef,
      description: 'Of the monthly draw.',
    }),
    trustMarks: t.expose('trustMarks', { type: TrustMarksRef, description: 'Marks it holds.' }),
    faq: t.expose('faq', { type: [QuestionRef], description: 'Asked often, in order.' }),
    cardPrefixes: t.exposeStringList('cardPrefixes', {
      description: 'How the numbers of its choice cards begin.',
    }),
    paymentIcons: t.exposeStringList('paymentIcons', {
      description: 'Names of the marks of the payment methods that are offered.',
    }),
    paymentMethods: t.exposeString('paymentMethods', {
      description: 'The ways to pay as part of a sentence: `iDEAL | Wero or credit card`.',
    }),
    reviewLocale: t.exposeString('reviewLocale', {
      description: 'How a service of reviews names the language of the call: `nl-nl`, `en-gb`.',
    }),
    headerVariant: t.expose('headerVariant', {
      type: HeaderVariantRef,
      description: 'Which header its pages have.',
    }),
    sellingPoints: t.exposeStringList('sellingPoints', {
      description: 'Three promises for the bar above the header.',
    }),
    deliveryDelay: t.expose('deliveryDelay', {
      type: DeliveryDelayRef,
      nullable: true,
      description: 'Said on top of every page, when set and not over yet.',
    }),
    socialAccounts: t.expose('socialAccounts', {
      type: [SocialAccountRef],
      description: 'Its accounts elsewhere, in the order of the footer.',
    }),
    sisterShops: t.expose('sisterShops', {
      type: [SisterShopRef],
      description: 'Whose marks stand in the footer; none without isLogosFromCBEOn.',
    }),
    menus: t.expose('menus', { type: MenusRef, description: 'Its menus.' }),
    helpCentreUrl: t.exposeString('helpCentreUrl', {
      nullable: true,
      description: 'A help centre outside the shop, where there is one.',
    }),
    support: t.expose('support', {
      type: MenuItemRef,
      description: 'Customer support: the help centre outside, or the page of the shop.',
    }),
    countriesCombinations: t.expose('countriesCombinations', {
      type: [CountryCombinationRef],
      description: 'Countries and languages to switch to.',
    }),
    featuredProductPath: t.exposeString('featuredProductPath', {
      description: 'Address of the product that the storefront puts in front.',
    }),
    homeVersion: t.exposeInt('homeVersion', {
      description: 'Which composition opens the shop: the queue `home-1` or `home-2`.',
    }),
    postage: t.expose('postage', { type: PostageRef, description: 'Charged for each parcel.' }),
    serviceFee: t.expose('serviceFee', { type: MoneyRef, description: 'Charged once an order.' }),
    promotions: t.expose('promotions', { type: PromotionsRef, description: 'What is taken off.' }),
    organisation: t.expose('organisation', { type: OrganisationRef, description: 'Who sells.' }),
    toggles: t.expose('toggles', { type: FeatureTogglesRef, description: 'What is switched on.' }),
  }),
})

builder.objectField(StoreDataRef, 'activationRanges', (t) =>
  t.expose('activationRanges', {
    type: [ActivationRangeRef],
    description: 'Printed cards that anybody may put value on.',
  }),
)

builder.queryField('storeData', (t) =>
  t.field({
    ...sameForEveryone,
    type: StoreDataRef,
    description: 'The storefront: logos, menus, languages, who sells, what is switched on.',
    args: { userData: t.arg({ type: UserDataRef, required: true }) },
    resolve: (_root, { userData }, ctx) => viewStoreData(ask(ctx, userData), ctx.deps.storefronts),
  }),
)
