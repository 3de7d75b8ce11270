import type { layout as dutch } from '#i18n/nl/layout.ts'
import type { Translation } from '#i18n/translation.ts'

export const layout = {
  pageTitle: '{title} | {shop}',
  toHome: '{shop}, home page',
  skipToContent: 'Skip to content',
  mainMenu: 'Main menu',
  trustMarks: 'Quality marks',
  account: 'My account',
  basket: 'Basket',
  basketWithCount:
    '{count, plural, =0 {Basket, still empty} =1 {Basket, 1 item} other {Basket, # items}}',
  manyItems: '99+',
} satisfies Translation<typeof dutch>
