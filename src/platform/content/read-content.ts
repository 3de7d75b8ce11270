import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { CatalogueContent } from '#domain/catalogue/build-snapshot.ts'
import type { ContentDocuments } from '#domain/content/content.ts'
import type { KnownPlaces } from '#domain/content/source/block-problems.ts'
import { blogSubjectIds } from '#domain/content/source/parse-blog.ts'
import { type ContentFiles, parseContent } from '#domain/content/source/parse-content.ts'
import type { SearchContent } from '#domain/search/search-content.ts'
import { pagesOf } from '#platform/content/dead-links.ts'
import { readBlog } from '#platform/content/read-blog.ts'
import { checkCatalogue } from '#platform/content/read-catalogue.ts'
import { namesIn, readFolder } from '#platform/content/read-folder.ts'
import { checkSearch } from '#platform/content/read-search.ts'
import { readYaml, type YamlFile } from '#platform/content/read-yaml.ts'
import { ContentBroken, sayProblems } from '#platform/content/say-problems.ts'

/**
 * Reads and checks content/blocks, landing, pages, campaigns, promotions and redirects of the project in `root`; never throws for what authors wrote.
 * What blocks name is looked up when a catalogue is given.
 */
export async function checkContent(
  root: string,
  catalogue: CatalogueContent | undefined,
): Promise<{ documents: ContentDocuments; problems: readonly string[] }> {
  const queues = await readFolder(root, join(root, 'content', 'blocks'))
  const landingPages = await readFolder(root, join(root, 'content', 'landing'))
  const informationPages = await readFolder(root, join(root, 'content', 'pages'))
  const campaigns = await readFolder(root, join(root, 'content', 'campaigns'))
  const promotions = await readFolder(root, join(root, 'content', 'promotions'))
  const redirects = await readRedirects(root)
  const { blog, ...blogFolder } = await readBlog(root)
  const folders = [queues, landingPages, informationPages, campaigns, promotions, blogFolder]
  const files = {
    queues: queues.files,
    landingPages: landingPages.files,
    informationPages: informationPages.files,
    campaigns: campaigns.files,
    promotions: promotions.files,
    redirects,
    blog,
  }
  const known = catalogue && { ...knownPlaces(catalogue, files), ...(await knownFiles(root)) }
  const { documents, problems } = parseContent(files, known)
  return {
    documents,
    problems: sayProblems(
      [...folders.flatMap((folder) => folder.files), ...(redirects ? [redirects] : [])],
      [...folders.flatMap(({ strangers }) => strangers), ...problems],
    ),
  }
}

async function readRedirects(root: string): Promise<YamlFile | undefined> {
  const path = join(root, 'content', 'redirects.yaml')
  return existsSync(path) ? readYaml(root, path) : undefined
}

/** What is known by the names of files. */
async function knownFiles(root: string): Promise<Pick<KnownPlaces, 'films' | 'storefronts'>> {
  const films = await namesIn(join(root, 'content', 'catalogue', 'films'))
  const storefronts = await namesIn(join(root, 'content', 'storefronts'))
  return {
    films: new Set(films),
    storefronts: new Set(storefronts.map((name) => name.replace(/\.yaml$/, '').toUpperCase())),
  }
}

function knownPlaces(
  catalogue: CatalogueContent,
  files: ContentFiles,
): Omit<KnownPlaces, 'films' | 'storefronts'> {
  const ids = (list: readonly { id: string }[]) => new Set(list.map(({ id }) => id))
  const landingPages = ids(files.landingPages)
  const articles = ids(files.blog.articles)
  const blogSubjects = blogSubjectIds(files.blog)
  return {
    products: ids(catalogue.products),
    terms: new Map([
      ...[...catalogue.terms].map(([vocabulary, list]) => [vocabulary, ids(list)] as const),
      ['giftcard_categories', ids(catalogue.categories)] as const,
    ]),
    landingPages,
    isPage: pagesOf(catalogue, { landingPages, articles, blogSubjects }),
  }
}

type ShopContent = {
  catalogue: CatalogueContent
  documents: ContentDocuments
  search: SearchContent
  /** Sentences about what is left out; nothing of it stands in the way. */
  warnings: readonly string[]
}

/** All that an import brings into the shop. Throws `ContentBroken` with every sentence about any of it. */
export async function readShopContent(root: string): Promise<ShopContent> {
  const { content: catalogue, problems } = await checkCatalogue(root)
  // A product that is broken would make every block that names it look wrong.
  const content = await checkContent(root, problems.length === 0 ? catalogue : undefined)
  const search = await checkSearch(root, problems.length === 0 ? catalogue : undefined)
  const all = [...problems, ...content.problems, ...search.problems]
  if (all.length > 0 || search.content === undefined) throw new ContentBroken(all)
  return {
    catalogue,
    documents: content.documents,
    search: search.content,
    warnings: search.warnings,
  }
}
