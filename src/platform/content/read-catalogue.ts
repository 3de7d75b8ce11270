import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CatalogueContent } from '#domain/catalogue/build-snapshot.ts'
import type { Artwork } from '#domain/catalogue/source/artwork-problems.ts'
import { parseCatalogue } from '#domain/catalogue/source/parse-catalogue.ts'
import type { FileProblem } from '#domain/file-problem.ts'
import { nameFrom, readYaml, type YamlFile } from '#platform/content/read-yaml.ts'
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
  const categories = await readYaml(root, join(folder, 'categories.yaml'))
  const taxonomy = await readYaml(root, join(folder, 'taxonomy.yaml'))
  const { products, strangers } = await readProducts(root, join(folder, 'products'))
  const artwork = await readArtwork(root, join(folder, 'artwork'))
  const films = await namesIn(join(folder, 'films'))
  const parsed = parseCatalogue({ categories, taxonomy, products, artwork, films })
  const problems = sayProblems(
    [categories, taxonomy, ...products],
    [...strangers, ...parsed.problems],
  )
  return { content: parsed.content, artworkCount: artwork.length, problems }
}

/** As `checkCatalogue`, for who needs it right: throws `ContentBroken` with every sentence. */
export async function readCatalogue(root: string): Promise<CatalogueContent> {
  const { content, problems } = await checkCatalogue(root)
  if (problems.length > 0) throw new ContentBroken(problems)
  return content
}

const namesIn = async (folder: string): Promise<string[]> => {
  try {
    return (await readdir(folder)).filter((name) => !name.startsWith('.')).sort()
  } catch {
    return []
  }
}

const ending = '.yaml'

async function readProducts(
  root: string,
  folder: string,
): Promise<{ products: (YamlFile & { id: string })[]; strangers: FileProblem[] }> {
  const names = await namesIn(folder)
  const products = names
    .filter((name) => name.endsWith(ending))
    .map(async (name) => ({
      ...(await readYaml(root, join(folder, name))),
      id: name.slice(0, -ending.length),
    }))
  const strangers = names
    .filter((name) => !name.endsWith(ending))
    .map((name) => ({
      file: nameFrom(root, join(folder, name)),
      line: 1,
      sentence: `the name must end in ${ending}`,
    }))
  return { products: await Promise.all(products), strangers }
}

/** What a browser is told of a picture's age is this hash, so it needs no more than to differ. */
const imageHashLength = 12

async function readArtwork(root: string, folder: string): Promise<Artwork[]> {
  const names = (await namesIn(folder)).filter((name) => name.endsWith('.svg'))
  return Promise.all(
    names.map(async (name) => {
      const path = join(folder, name)
      const text = await readFile(path, 'utf8')
      const hash = createHash('sha256').update(text).digest('hex').slice(0, imageHashLength)
      return { name, file: nameFrom(root, path), text, hash }
    }),
  )
}
