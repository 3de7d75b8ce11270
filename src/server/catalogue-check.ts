import { resolve } from 'node:path'
import { checkCatalogue } from '#platform/content/read-catalogue.ts'
import { checkContent } from '#platform/content/read-content.ts'
import { checkSearch } from '#platform/content/read-search.ts'
import { checkStorefronts } from '#platform/content/read-storefront.ts'

/** `npm run catalogue:check`: says file and line of whatever is wrong in content/, and how much is right. */
const root = resolve(import.meta.dirname, '../..')
const { content, artworkCount, problems } = await checkCatalogue(root)
// A product that is broken would make every link to it look dead.
const isValid = problems.length === 0
const pages = await checkContent(root, isValid ? content : undefined)
const { documents } = pages
const all = [...problems, ...pages.problems]
const storefronts = await checkStorefronts(
  root,
  all.length === 0 ? { catalogue: content, documents } : undefined,
)
const search = await checkSearch(root, isValid ? content : undefined)
all.push(...storefronts.problems, ...search.problems)

for (const sentence of search.warnings) console.error(`Warning: ${sentence}`)
if (all.length > 0) {
  for (const sentence of all) console.error(sentence)
  console.error(`\n${all.length} ${all.length === 1 ? 'problem' : 'problems'} found.`)
  process.exitCode = 1
} else {
  const countOf = (kind: string) =>
    content.products.filter((product) => product.kind === kind).length
  console.log(
    [
      `${countOf('GIFTCARD')} gift cards`,
      `${countOf('DONATION')} donations`,
      `${countOf('GIFTCARD_BLANK_PACK')} blank packs`,
      `${content.categories.length} categories`,
      `${artworkCount} pictures`,
      `${documents.queues.length} queues of blocks`,
      `${documents.landingPages.length} landing pages`,
      `${documents.articles.length} articles`,
      `${documents.campaigns.length} campaigns`,
      `${storefronts.storefronts.length} storefronts`,
    ].join(', '),
  )
}
