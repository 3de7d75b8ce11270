import { builder } from '#api/builder.ts'
import type { BrandView, CategoryView, ProductView, VariationView } from './views.ts'

/* Products, variations, categories and brands name each other; their fields stand in the file of each. */

export const ProductRef = builder.objectRef<ProductView>('Product')
export const VariationRef = builder.objectRef<VariationView>('Variation')
export const BrandRef = builder.objectRef<BrandView>('Brand')
export const MenuCategoryRef = builder.objectRef<CategoryView>('MenuCategory')
