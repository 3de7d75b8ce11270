import type { CatalogueContent } from '#domain/catalogue/build-snapshot.ts'
import type { Category, Product } from '#domain/catalogue/product.ts'
import { productSchema } from '#domain/catalogue/product-schema.ts'
import { type Artwork, findArtworkProblems } from '#domain/catalogue/source/artwork-problems.ts'
import { findBrandProblems } from '#domain/catalogue/source/brand-problems.ts'
import { findDuplicates } from '#domain/catalogue/source/duplicates.ts'
import { findProductProblems, type KnownNames } from '#domain/catalogue/source/product-problems.ts'
import { categoriesSchema, taxonomySchema } from '#domain/catalogue/source/terms-schema.ts'
import type { TaxonomyTerm, Vocabulary } from '#domain/catalogue/taxonomy.ts'
import { type FileProblem, parseFile, type SourceFile } from '#domain/file-problem.ts'
import { isKebabId } from '#domain/source-schemas.ts'

export type CatalogueFiles = {
  categories: SourceFile
  taxonomy: SourceFile
  /** `id` is the name of the file without its ending, and the slug in the product's address. */
  products: readonly (SourceFile & { id: string })[]
  artwork: readonly Artwork[]
  /** Names of the files of films. */
  films: readonly string[]
}

export type ParsedCatalogue = { content: CatalogueContent; problems: readonly FileProblem[] }

/**
 * Everything that the files say, and everything that is wrong with them, all at once. With problems the content
 * is incomplete: nobody may import it.
 */
export function parseCatalogue(files: CatalogueFiles): ParsedCatalogue {
  const categories = parseFile(categoriesSchema, files.categories)
  const taxonomy = parseFile(taxonomySchema, files.taxonomy)
  const terms = new Map<Vocabulary, readonly TaxonomyTerm[]>(
    Object.entries(taxonomy.value ?? {}) as [Vocabulary, TaxonomyTerm[]][],
  )
  const known = nameAll(categories.value ?? [], { ...files, terms })
  const { drawn, problems: undrawn } = drawCategories(files, categories.value ?? [], known)
  const parsed = files.products.map((source) => parseProduct(source, known))
  return {
    content: {
      products: parsed.flatMap(({ product }) => product ?? []),
      categories: drawn,
      terms,
    },
    problems: [
      ...categories.problems,
      ...taxonomy.problems,
      ...undrawn,
      ...findTermDuplicates(files, drawn, terms),
      ...parsed.flatMap(({ problems }) => problems),
      ...findProductDuplicates(parsed),
      ...findBrandProblems(
        parsed.flatMap(({ file, product }) => (product ? [{ file, brand: product.brand }] : [])),
      ),
      ...files.artwork.flatMap(({ file, text }) =>
        findArtworkProblems(text).map((problem) => ({ file, ...problem })),
      ),
    ],
  }
}

type ParsedProduct = { file: string; product: Product | undefined; problems: FileProblem[] }

function parseProduct(
  source: CatalogueFiles['products'][number],
  known: KnownNames,
): ParsedProduct {
  const { file, id } = source
  const named: FileProblem[] = isKebabId(id)
    ? []
    : [
        {
          file,
          line: 1,
          sentence: `the name ${id} must be small letters, digits and single hyphens`,
        },
      ]
  const { value, problems } = parseFile(productSchema, source)
  if (value === undefined) return { file, product: undefined, problems: [...named, ...problems] }
  const hashOf = (image: string) => known.imageHashes.get(image) ?? ''
  const { backgroundImage: image } = value
  const product = {
    ...{ ...value, id, imageHash: hashOf(value.image) },
    ...(image !== undefined && { background: { image, imageHash: hashOf(image) } }),
  }
  return {
    file,
    product,
    problems: [
      ...named,
      ...findProductProblems(product, known).map((problem) => ({ file, ...problem })),
    ],
  }
}

type WrittenCategory = Omit<Category, 'artwork'> & { image?: string | undefined }

/** Gives every category its picture with the hash. */
function drawCategories(
  { categories: { file } }: Pick<CatalogueFiles, 'categories'>,
  categories: readonly WrittenCategory[],
  { imageHashes }: KnownNames,
): { drawn: Category[]; problems: FileProblem[] } {
  const problems = categories.flatMap(({ image }, index) =>
    image === undefined || imageHashes.has(image)
      ? []
      : [{ file, path: [index, 'image'], sentence: `image ${image} is not in the artwork folder` }],
  )
  const drawn = categories.map(({ image, ...category }): Category => {
    const imageHash = image && imageHashes.get(image)
    return image && imageHash ? { ...category, artwork: { image, imageHash } } : category
  })
  return { drawn, problems }
}

function nameAll(
  categories: readonly { id: string }[],
  {
    terms,
    artwork,
    films,
  }: Pick<CatalogueFiles, 'artwork' | 'films'> & Pick<CatalogueContent, 'terms'>,
): KnownNames {
  const ids = (list: readonly { id: string }[]) => new Set(list.map(({ id }) => id))
  const names = [...terms].map(([vocabulary, list]) => [vocabulary, ids(list)] as const)
  return {
    terms: new Map([...names, ['giftcard_categories' as const, ids(categories)] as const]),
    imageHashes: new Map(artwork.map(({ name, hash }) => [name, hash])),
    films: new Set(films),
  }
}

function findTermDuplicates(
  files: CatalogueFiles,
  categories: CatalogueContent['categories'],
  terms: CatalogueContent['terms'],
): FileProblem[] {
  const ofCategories = (field: 'id' | 'url' | 'position') =>
    findDuplicates(
      field,
      categories.map((category, index) => ({
        file: files.categories.file,
        path: [index, field],
        value: category[field],
      })),
    )
  const ofTerms = [...terms].flatMap(([vocabulary, list]) =>
    findDuplicates(
      'id',
      list.map(({ id }, index) => ({
        file: files.taxonomy.file,
        path: [vocabulary, index, 'id'],
        value: id,
      })),
    ),
  )
  return [...ofCategories('id'), ...ofCategories('url'), ...ofCategories('position'), ...ofTerms]
}

function findProductDuplicates(parsed: readonly ParsedProduct[]): FileProblem[] {
  return (['sku', 'popularity'] as const).flatMap((field) =>
    findDuplicates(
      field,
      parsed.flatMap(({ file, product }) =>
        product === undefined ? [] : [{ file, path: [field], value: product[field] }],
      ),
    ),
  )
}
