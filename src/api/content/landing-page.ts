import { ask } from '#api/ask.ts'
import { builder } from '#api/builder.ts'
import { sameForEveryone } from '#api/same-for-everyone.ts'
import { UserDataRef } from '#api/shared/user-data.ts'
import { LandingPageUnknown } from '#domain/content/errors.ts'
import { pathsOf } from '#kernel/addresses.ts'
import { BlockRef } from './block.ts'
import { PageHeadRef, type PageHeadView, viewHead } from './page-head.ts'
import { viewBlocks } from './view-blocks.ts'
import type { BlockView } from './views.ts'

type LandingPageView = PageHeadView & {
  id: string
  title: string
  blocks: readonly BlockView[]
}

const LandingPageRef = builder.objectRef<LandingPageView>('LandingPage').implement({
  description: 'A landing page that editors composed.',
  interfaces: [PageHeadRef],
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Also its address without slashes.' }),
    title: t.exposeString('title', { description: 'Its name, in crumbs.' }),
    blocks: t.expose('blocks', {
      type: [BlockRef],
      description: 'Those of today, in order; a hero is the first.',
    }),
  }),
})

/** By its id or its address, with or without a language in front. */
const addressShape = /^(?:(?:\/[a-z]{2})?\/)?([a-z0-9-]+)\/?$/

builder.queryField('landingPage', (t) =>
  t.field({
    ...sameForEveryone,
    type: LandingPageRef,
    nullable: true,
    description: 'A landing page. Unknown: null and an error 3701.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      path: t.arg.string({ required: true, description: 'Its address or its id.' }),
    },
    resolve: (_root, { userData, path }, ctx) => {
      const call = ask(ctx, userData)
      const { language } = call
      const content = ctx.deps.content.current()
      const page = content.landingPages.get(addressShape.exec(path)?.[1] ?? '')
      if (page === undefined) throw new LandingPageUnknown()
      return {
        id: page.id,
        title: page.title[language],
        ...viewHead(page, {
          path: pathsOf(language).landing(page.id),
          call,
          say: (text) => text[language],
        }),
        blocks: viewBlocks(page.blocks, call, content),
      }
    },
  }),
)
