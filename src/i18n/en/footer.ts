import type { footer as dutch } from '#i18n/nl/footer.ts'
import type { Translation } from '#i18n/translation.ts'

export const footer = {
  promise: 'Ordered on working days before 5pm, sent the same day.',
  paymentMethods: 'Payment methods',
  sisterShops: 'Our other shops',
  shop: 'Quick links',
  categories: 'Categories',
  allCategories: 'All categories',
  contact: 'Contact',
  invented: 'This is a demonstration: the company and the brands are invented.',
  cookieSettings: 'Cookie settings',
  copyright: '© Copyright {year} {name}',
  kvk: 'Chamber of Commerce {number}',
  vat: 'VAT {number}',
} satisfies Translation<typeof dutch>
