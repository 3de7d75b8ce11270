import { viewHreflang } from '#api/shared/hreflang.ts'
import { brandIdOf, letterOf } from '#domain/catalogue/brands.ts'
import type { Product } from '#domain/catalogue/product.ts'
import type { CatalogueSnapshot } from '#domain/catalogue/snapshot.ts'
import { similarProducts } from '#domain/catalogue/suggest-products.ts'
import type { Shop } from '#domain/shop.ts'
import type { Paths } from '#kernel/addresses.ts'
import { keywordsOf } from './keywords-of.ts'
import { keepComputed } from './product-view.ts'
import type { BrandView, ProductView } from './views.ts'

type Views = Pick<Shop, 'storefront'> & { paths: Paths; view(product: Product): ProductView }

/** Gives the brand of a product, each made once; of one that is no longer sold the name remains. */
export function viewBrands(catalogue: CatalogueSnapshot, { storefront, paths, view }: Views) {
  const views = new Map<string, BrandView>()
  const make = (id: string, name: string): BrandView => {
    const products = catalogue.brandById.get(id)?.products ?? []
    const [first] = products
    return {
      id,
      title: first?.brand ?? name,
      path:
        first !== undefined && products.length === 1 ? paths.giftCard(first.id) : paths.brand(id),
      letter: letterOf(name),
      productCount: products.length,
      keywords: () =>
        keywordsOf(
          first?.brand ?? name,
          products.map((product) => view(product).title),
        ),
      hreflang: viewHreflang(paths.brand(id), { storefront }),
      get image() {
        return keepComputed(this, 'image', first && view(first).image)
      },
      get products() {
        return keepComputed(this, 'products', products.map(view))
      },
      get similarProducts() {
        const similar = first === undefined ? [] : similarProducts(catalogue, first)
        const others = similar.filter(({ brand }) => brandIdOf(brand) !== id)
        return keepComputed(this, 'similarProducts', others.map(view))
      },
    }
  }
  return ({ brand }: Product): BrandView => {
    const id = brandIdOf(brand)
    const known = views.get(id)
    if (known !== undefined) return known
    const made = make(id, brand)
    views.set(id, made)
    return made
  }
}
