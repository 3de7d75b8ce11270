import { productIdIn } from '#domain/catalogue/find-product.ts'
import type { CatalogueSnapshot } from '#domain/catalogue/snapshot.ts'
import { pathsOf } from '#kernel/addresses.ts'
import { defaultLanguage } from '#kernel/language.ts'

/** Where a page went, by its Dutch address: content/redirects.yaml. English ones follow by themselves. */
export type Redirect = {
  from: string
  /** A page of the shop by its Dutch address, or https://…; nowhere when it is gone for good. */
  to?: string | undefined
  status: 301 | 302 | 410
}

export type Move = { status: 301 | 302; to: string } | { status: 410 }

type Known = {
  redirects: ReadonlyMap<string, Redirect>
  catalogue: Pick<CatalogueSnapshot, 'archived' | 'categories' | 'productById'>
}

/**
 * What became of a Dutch address that has no page any more, with or without its last slash. A product that is no
 * longer sold leads to its category, where something like it stands.
 */
export function findMove({ redirects, catalogue }: Known, pathname: string): Move | undefined {
  const path = redirects.has(pathname) || pathname.endsWith('/') ? pathname : `${pathname}/`
  const redirect = redirects.get(path)
  if (redirect?.status === 410) return { status: 410 }
  if (redirect?.to !== undefined) return { status: redirect.status, to: redirect.to }
  return moveOfProduct(catalogue, productIdIn(path))
}

function moveOfProduct(
  { archived, categories, productById }: Known['catalogue'],
  id: string | undefined,
): Move | undefined {
  if (id === undefined || productById.has(id) || !archived.has(id)) return undefined
  const category = categories.find((one) => one.id === archived.get(id))
  const paths = pathsOf(defaultLanguage)
  return { status: 301, to: category ? paths.category(category.url) : paths.giftCards() }
}
