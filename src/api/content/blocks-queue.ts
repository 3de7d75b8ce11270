import { ask } from '#api/ask.ts'
import { builder } from '#api/builder.ts'
import { TaxonomyFilterRef } from '#api/catalogue/product-filters.ts'
import { sameForEveryone } from '#api/same-for-everyone.ts'
import { UserDataRef } from '#api/shared/user-data.ts'
import { QueueUnknown } from '#domain/content/errors.ts'
import { filterBlocks } from '#domain/content/filter-blocks.ts'
import { BlockRef } from './block.ts'
import { viewBlocks } from './view-blocks.ts'
import type { BlockView } from './views.ts'

const BlocksQueueRef = builder
  .objectRef<{ id: string; blocks: readonly BlockView[] }>('BlocksQueue')
  .implement({
    description: 'Blocks one below the other.',
    fields: (t) => ({
      id: t.exposeID('id', { description: 'As asked.' }),
      blocks: t.expose('blocks', {
        type: [BlockRef],
        description: 'Those of today, in order. A block without anything to show is left out.',
      }),
    }),
  })

const BlocksFiltersRef = builder.inputType('BlocksFilters', {
  description: 'For which page the blocks are.',
  fields: (t) => ({
    filterByTaxonomy: t.field({
      type: [TaxonomyFilterRef],
      description:
        'What the page is about: blocks about one of these terms, and those about none in particular.',
    }),
  }),
})

builder.queryField('getBlocksQueue', (t) =>
  t.field({
    ...sameForEveryone,
    type: BlocksQueueRef,
    nullable: true,
    description: 'The blocks of a page. Unknown queue: null and an error 3700.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      queueID: t.arg.string({ required: true, description: 'Which queue, such as `home-1`.' }),
      filters: t.arg({ type: BlocksFiltersRef, description: 'What to keep.' }),
    },
    resolve: (_root, { userData, queueID, filters }, ctx) => {
      const call = ask(ctx, userData)
      const content = ctx.deps.content.current()
      const queue = content.queues.get(queueID)
      if (queue === undefined) throw new QueueUnknown()
      const kept = filterBlocks(
        queue.blocks,
        (filters?.filterByTaxonomy ?? []).map(({ vocabularyID, terms }) => ({
          vocabulary: vocabularyID,
          terms,
        })),
      )
      return { id: queue.id, blocks: viewBlocks(kept, call, content) }
    },
  }),
)
