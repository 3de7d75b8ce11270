import type { frame as dutch } from '#i18n/nl/frame.ts'
import type { Translation } from '#i18n/translation.ts'

export const frame = {
  menu: {
    title: 'Menu',
    giftCards: 'Gift cards',
    categories: 'Categories',
    viewCategory: 'View all gift vouchers in this category',
    allCategories: 'View all categories',
    fewerCategories: 'Fewer categories',
    allGiftCards: 'All gift cards',
    moments: 'All occasions',
  },
  topBar: {
    label: 'What you can count on',
    pause: 'Pause the messages',
    play: 'Play the messages',
  },
  delay: 'Delay',
  hours: 'Customer service',
  conditions: 'Terms',
  social: 'Follow us',
  toTop: 'Back to top',
  switcher: {
    button: 'Country and language',
    toOther: 'Read this page in Dutch',
  },
} satisfies Translation<typeof dutch>
