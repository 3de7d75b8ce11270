import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CatalogueContent } from '#domain/catalogue/build-snapshot.ts'
import type { Artwork } from '#domain/catalogue/source/artwork-problems.ts'
import { parseCatalogue } from '#domain/catalogue/source/parse-catalogue.ts'
import { namesIn, readFolder } from '#platform/content/read-folder.ts'
import { nameFrom, readYaml } from '#platform/content/read-yaml.ts'
import { ContentBroken, sayProblems } from '#platform/content/say-problems.ts'

export type CheckedCatalogue = {
  content: CatalogueContent
  artworkCount: number
  /** `file:line: sentence`; empty when everything is right. */
  problems: readonly string[]
}

/** Reads and checks content/catalogue of the project in `root`; never throws for what authors wrote. */
export async function checkCatalogue(root: string): Promise<CheckedCatalogue> {
  const folder = join(root, 'content', 'catalogue')
  const categories = readYaml(root, join(folder, 'categories.yaml'))
  const taxonomy = readYaml(root, join(folder, 'taxonomy.yaml'))
  const { files: products, strangers } = await readFolder(root, join(folder, 'products'))
  const artwork = await readArtwork(root, join(folder, 'artwork'))
  const films = await namesIn(join(folder, 'films'))
  const parsed = parseCatalogue({ categories, taxonomy, products, artwork, films })
  const problems = sayProblems(
    [categories, taxonomy, ...products],
    [...strangers, ...parsed.problems],
  )
  return { content: parsed.content, artworkCount: artwork.length, problems }
}

/** As `checkCatalogue`, but throws `ContentBroken` with every sentence. */
export async function readCatalogue(root: string): Promise<CatalogueContent> {
  const { content, problems } = await checkCatalogue(root)
  if (problems.length > 0) throw new ContentBroken(problems)
  return content
}

/** What a browser is told of a picture's age is this hash, so it needs no more than to differ. */
const imageHashLength = 12

async function readArtwork(root: string, folder: string): Promise<Artwork[]> {
  const names = (await namesIn(folder)).filter((name) => name.endsWith('.svg'))
  return names.map((name) => {
    const path = join(folder, name)
    const text = readFileSync(path, 'utf8')
    const hash = createHash('sha256').update(text).digest('hex').slice(0, imageHashLength)
    return { name, file: nameFrom(root, path), text, hash }
  })
}
