import * as v from 'valibot'
import { count, kebabId, localized, svgName } from '#domain/source-schemas.ts'

const icon = v.picklist([
  'cutlery',
  'clapper',
  'steam',
  'shirt',
  'house',
  'book',
  'ticket',
  'heart',
  'ball',
  'mirror',
  'balloon',
  'plug',
  'brush',
  'paw',
  'wheel',
  'bulb',
  'card',
])

/** content/catalogue/categories.yaml */
export const categoriesSchema = v.array(
  v.pipe(
    v.strictObject({
      id: kebabId,
      url: kebabId,
      title: localized,
      description: localized,
      icon,
      image: v.optional(svgName),
      topList: v.boolean(),
      position: count,
    }),
    v.transform(({ topList, ...category }) => ({ ...category, isTopList: topList })),
  ),
)

const month = v.pipe(count, v.minValue(1), v.maxValue(12))

/** A moment of giving has a page of its own, which says a little more. */
const moments = v.array(
  v.strictObject({
    id: kebabId,
    title: localized,
    description: localized,
    on: v.optional(
      v.union([
        v.strictObject({ month, day: v.pipe(count, v.minValue(1), v.maxValue(28)) }),
        v.strictObject({ month, sunday: v.pipe(count, v.minValue(1), v.maxValue(4)) }),
      ]),
    ),
  }),
)

const terms = v.array(v.strictObject({ id: kebabId, title: localized }))

/** content/catalogue/taxonomy.yaml */
export const taxonomySchema = v.strictObject({
  giftcard_types: terms,
  giftcard_promotions: terms,
  occasions: moments,
})
