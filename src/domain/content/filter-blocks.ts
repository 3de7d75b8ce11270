import type { TaxonomyFilter } from '#domain/catalogue/product-filters.ts'
import type { Block } from '#domain/content/block.ts'

/**
 * The blocks of a queue for a page about these words: those that speak of one of them, and those that speak of none
 * in particular. Without a filter all are given.
 */
export function filterBlocks(
  blocks: readonly Block[],
  filters: readonly TaxonomyFilter[],
): readonly Block[] {
  if (filters.length === 0) return blocks
  return blocks.filter(
    (block) =>
      block.terms.length === 0 ||
      filters.some(({ vocabulary, terms }) =>
        block.terms.some((own) => own.vocabulary === vocabulary && terms.includes(own.term)),
      ),
  )
}
