import { builder } from '#api/builder.ts'
import type { CategoryView, ProductView, VariationView } from './views.ts'

/* Products, variations and categories name each other; their fields stand in the file of each. */

export const ProductRef = builder.objectRef<ProductView>('Product')
export const VariationRef = builder.objectRef<VariationView>('Variation')
export const MenuCategoryRef = builder.objectRef<CategoryView>('MenuCategory')
