import { ask } from '#api/ask.ts'
import { builder } from '#api/builder.ts'
import { ProductRef } from '#api/catalogue/refs.ts'
import { sameForEveryone } from '#api/same-for-everyone.ts'
import { ImageRef } from '#api/shared/image.ts'
import { UserDataRef } from '#api/shared/user-data.ts'
import { findCampaign } from '#domain/content/campaign.ts'
import { BlockLinkRef } from './text.ts'
import { viewCampaign } from './view-campaign.ts'
import type { CampaignView } from './views.ts'

const PromoPopUpRef = builder.objectRef<CampaignView>('PromoPopUp').implement({
  description: 'A campaign that is pointed out over the page, once per visitor.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'By which a browser remembers that it was seen.' }),
    title: t.exposeString('title', { description: 'Its heading.' }),
    text: t.exposeString('text', { description: 'What it is about.' }),
    image: t.expose('image', {
      type: ImageRef,
      description: "The storefront's picture of a promotion.",
    }),
    cards: t.expose('cards', {
      type: [ProductRef],
      description: 'Whose artwork is shown; none where this storefront sells none of them.',
    }),
    link: t.expose('link', { type: BlockLinkRef, description: 'Where it leads.' }),
    delaySeconds: t.exposeInt('delaySeconds', {
      nullable: true,
      description: 'Opens after so long on the page. Null: by how far is scrolled.',
    }),
    scrollPercent: t.exposeInt('scrollPercent', {
      nullable: true,
      description: 'Opens once so much of the page was passed. Null: by time.',
    }),
  }),
})

builder.queryField('promoPopUp', (t) =>
  t.field({
    ...sameForEveryone,
    type: PromoPopUpRef,
    nullable: true,
    description:
      'The campaign to show on a page. Null without one, and on pages where visitors must not be disturbed: basket, checkout, orders, cards, forms and texts to read.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      path: t.arg.string({ required: true, description: 'The address of the page.' }),
    },
    resolve: (_root, { userData, path }, ctx) => {
      const call = ask(ctx, userData)
      const where = { storefront: call.storefront.key, path: inDutch(path) }
      const campaign = findCampaign(ctx.deps.content.current(), where)
      return campaign && viewCampaign(campaign, call)
    },
  }),
)

/** Addresses are the same in every language, behind its two letters (SPEC §2). */
const inDutch = (path: string): string => path.replace(/^\/[a-z]{2}(?=\/)/, '')
