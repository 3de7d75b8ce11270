import { ask, type Call } from '#api/ask.ts'
import { builder } from '#api/builder.ts'
import type { ApiContext } from '#api/context.ts'
import { sameForEveryone } from '#api/same-for-everyone.ts'
import { MoneyRef, toWire } from '#api/shared/money.ts'
import { UserDataRef } from '#api/shared/user-data.ts'
import { type FoundGifts, findGifts } from '#domain/search/find-gifts.ts'
import type { SearchContent } from '#domain/search/search-content.ts'
import type { WireMoney } from '#i18n/formats.ts'
import { giftBudgetsCents } from '#kernel/gift-wish.ts'
import { GiftPickRef, viewPick } from './gift-pick.ts'

const GiftWishRef = builder.inputType('GiftWish', {
  description: 'What a giver looks for. Everything may be left open; unknown ids say nothing.',
  fields: (t) => ({
    person: t.id({ description: 'For whom, one of `giftFinder.people`.' }),
    likes: t.idList({ description: 'What they like: ids of `giftFinder.likes`.' }),
    text: t.string({ description: 'The same in words; it is understood as a search is.' }),
    maxPrice: t.int({ description: 'The most that it may cost, in minor units.' }),
    moment: t.id({ description: 'When it is given, one of `giftFinder.moments`.' }),
    seen: t.idList({ description: 'Products that were shown already and are left out.' }),
  }),
})

type ChoiceView = { id: string; title: string }

const GiftChoiceRef = builder.objectRef<ChoiceView>('GiftChoice').implement({
  description: 'Something that a wish may name.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'By which a wish names it.' }),
    title: t.exposeString('title', { description: 'What it is called.' }),
  }),
})

const GiftLikeRef = builder.objectRef<ChoiceView & { icon: string }>('GiftLike').implement({
  description: 'Something that people like.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'By which a wish names it.' }),
    title: t.exposeString('title', { description: 'What it is called.' }),
    icon: t.exposeString('icon', { description: 'Name of an icon of the design.' }),
  }),
})

type GiftMomentView = ChoiceView & { greeting: string | undefined }

export const GiftMomentRef = builder.objectRef<GiftMomentView>('GiftMoment').implement({
  description: 'A moment of giving.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'By which a wish names it.' }),
    title: t.exposeString('title', { description: 'What it is called.' }),
    greeting: t.exposeString('greeting', {
      nullable: true,
      description: 'How a note may begin.',
    }),
  }),
})

type Finder = { call: Call; content: SearchContent }

/** Moments of giving, in the order of the shop, with how a note may begin. */
export const viewMoments = ({
  call: { catalogue, language },
  content,
}: Finder): readonly GiftMomentView[] =>
  (catalogue.terms.get('occasions') ?? []).map(({ id, title }) => ({
    id,
    title: title[language],
    greeting: content.meanings.greetings[id]?.[language],
  }))

const GiftFinderRef = builder.objectRef<Finder>('GiftFinder').implement({
  description: 'Finds a gift by whom it is for, what they like, what it may cost and when.',
  fields: (t) => ({
    people: t.field({
      type: [GiftChoiceRef],
      description: 'For whom it may be.',
      resolve: ({ call: { language }, content }) =>
        content.meanings.people.map(({ id, title }) => ({ id, title: title[language] })),
    }),
    likes: t.field({
      type: [GiftLikeRef],
      description: 'What they may like.',
      resolve: ({ call: { catalogue, language } }) =>
        catalogue.categories
          .filter(({ id }) =>
            catalogue.productsByCategory.get(id)?.some(({ kind }) => kind === 'GIFTCARD'),
          )
          .map(({ id, title, icon }) => ({ id, title: title[language], icon })),
    }),
    moments: t.field({
      type: [GiftMomentRef],
      description: 'When it may be given.',
      resolve: viewMoments,
    }),
    budgets: t.field({
      type: [MoneyRef],
      description: 'What it may cost at most, ascending.',
      resolve: ({ call: { storefront } }): WireMoney[] =>
        giftBudgetsCents.map((cents) => toWire({ currency: storefront.currency, cents })),
    }),
  }),
})

const FoundGiftsRef = builder.objectRef<{ call: Call } & FoundGifts>('FoundGifts').implement({
  description: 'Gifts that were picked for a wish.',
  fields: (t) => ({
    picks: t.field({
      type: [GiftPickRef],
      description: 'Three at most, the best first; none where nothing is so cheap.',
      resolve: ({ call, picks }) => picks.map((pick) => viewPick(call, pick)),
    }),
    hasMore: t.exposeBoolean('hasMore', {
      description: 'Others are left. Without, the next ones are the first again.',
    }),
    elsewhere: t.exposeString('elsewhere', {
      nullable: true,
      description:
        'A brand that was written and that the shop does not sell; the picks come near it.',
    }),
  }),
})

builder.queryField('giftFinder', (t) =>
  t.field({
    ...sameForEveryone,
    type: GiftFinderRef,
    description: 'What the gift finder asks about.',
    args: { userData: t.arg({ type: UserDataRef, required: true }) },
    resolve: (_root, { userData }, ctx) => ({
      call: ask(ctx, userData),
      content: ctx.deps.search.current(),
    }),
  }),
)

builder.queryField('findGifts', (t) =>
  t.field({
    ...sameForEveryone,
    type: FoundGiftsRef,
    description: 'Three gifts for a wish, each with what of the wish it fits.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      wish: t.arg({ type: GiftWishRef, required: true }),
    },
    resolve: (_root, { userData, wish }, ctx) => pick(ctx, ask(ctx, userData), wish),
  }),
)

async function pick({ deps }: ApiContext, call: Call, wish: typeof GiftWishRef.$inferInput) {
  const { catalogue, language } = call
  const found = await findGifts(
    { catalogue, language, content: deps.search.current() },
    {
      person: wish.person ?? undefined,
      likes: wish.likes ?? [],
      text: wish.text ?? undefined,
      maxCents: wish.maxPrice ?? undefined,
      moment: wish.moment ?? undefined,
      seen: wish.seen ?? [],
    },
  )
  return { call, ...found }
}
