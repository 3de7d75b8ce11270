import { ask } from '#api/ask.ts'
import { builder } from '#api/builder.ts'
import { MoneyRef, toWire } from '#api/shared/money.ts'
import { UserDataRef } from '#api/shared/user-data.ts'
import { isRedeemable } from '#domain/cart/redeem-rules.ts'
import type { WireMoney } from '#i18n/formats.ts'
import { textIn } from '#kernel/language.ts'

type RedeemShopView = {
  pageId: string
  company: string | undefined
  terms: readonly string[]
  giftCardCount: number
  donationCount: number
  minimumRemainingBalance: WireMoney
}

const RedeemShopRef = builder.objectRef<RedeemShopView>('RedeemShop').implement({
  description: 'The redeem shop of a company, for the cards that it gave.',
  fields: (t) => ({
    pageId: t.exposeID('pageId', { description: 'Stands in its address.' }),
    company: t.exposeString('company', { nullable: true, description: 'Whose it is.' }),
    terms: t.exposeStringList('terms', { description: 'What holds for whoever has such a card.' }),
    giftCardCount: t.exposeInt('giftCardCount', {
      description: 'Gift cards that its cards are exchanged for.',
    }),
    donationCount: t.exposeInt('donationCount', { description: 'Good causes among them.' }),
    minimumRemainingBalance: t.expose('minimumRemainingBalance', {
      type: MoneyRef,
      description: 'The least that may be left on a card, besides nothing.',
    }),
  }),
})

builder.queryField('redeemShop', (t) =>
  t.field({
    type: RedeemShopRef,
    nullable: true,
    description: "A company's redeem shop, as anybody may see it; null where there is none.",
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      pageId: t.arg.string({ required: true, description: 'As the address says it.' }),
    },
    resolve: (_root, { userData, pageId }, ctx) => {
      const { storefront, catalogue, storefrontLanguage } = ask(ctx, userData)
      const programme = storefront.cardProgrammes.find(({ redeem }) => redeem?.pageId === pageId)
      if (programme?.redeem === undefined) return null
      const { redeem: rules, terms } = programme
      const offered = catalogue.products.filter((one) => isRedeemable(one, storefront, rules))
      const donationCount = offered.filter(({ kind }) => kind === 'DONATION').length
      const { currency } = storefront
      return {
        ...{ pageId, company: rules.company },
        terms: terms.map((text) => textIn(text, storefrontLanguage)),
        ...{ giftCardCount: offered.length - donationCount, donationCount },
        minimumRemainingBalance: toWire({ currency, cents: rules.remainderCentsMin }),
      }
    },
  }),
)
