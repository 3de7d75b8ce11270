import type { filters as dutch } from '#i18n/nl/filters.ts'
import type { Translation } from '#i18n/translation.ts'

export const filters = {
  title: 'Filters',
  open: '{count, plural, =0 {Filter} other {Filter (#)}}',
  groups: {
    categories: 'Category',
    price: 'Price',
    occasions: 'Occasion',
    form: 'Delivery',
    types: 'Where to spend',
  },
  price: {
    any: 'Any price',
    upTo: 'Up to {to}',
    between: '{from} – {to}',
    atLeast: 'At least',
    atMost: 'At most',
    from: 'From {from}',
  },
  form: { digital: 'Digital', physical: 'By post', soon: '{form} (coming soon)' },
  unknown: 'Unknown choice',
  sort: {
    label: 'Sort by',
    popular: 'Most chosen',
    relevance: 'Best match',
    priceAscending: 'Lowest price',
    priceDescending: 'Highest price',
    title: 'Name from A to Z',
  },
  chosen: 'Your filters',
  remove: 'Remove: {title}',
  clear: 'Clear all',
  apply: 'Show the gift cards',
  show: '{kind, select, giftCards {{count, plural, =0 {No gift card found} =1 {Show 1 gift card} other {Show # gift cards}}} other {{count, plural, =0 {No gift found} =1 {Show 1 gift} other {Show # gifts}}}}',
  shown:
    'Showing {shown, number} of {kind, select, giftCards {{total, number} gift cards} other {{total, number} gifts}}',
  showMore: 'Show more gift cards',
  showMorePresents: 'Show more gifts',
  helpTitle: 'Hard to choose?',
  helpText: 'Give the Choice Gift Card and let them decide.',
  description:
    'View all gift cards: dinner, spas, film, fashion, gardens, books and more. Choose an amount, write a message and send it straight away.',
  intro: 'From an evening out to a weekend away. Start with what they enjoy.',
  empty: 'Nothing here yet. Have a look at the other categories.',
  category: {
    titleOfPage: '{category}, page {page, number}',
  },
  moment: {
    titleOfPage: '{moment}, page {page, number}',
    metaTitle: 'Gift cards: {title}',
    empty: 'There’s nothing for this occasion yet. Have a look at the others.',
  },
  nothing: {
    title: 'No gift card is quite all of that',
    text: 'Drop one filter and something lovely should turn up.',
    without: 'Without “{title}”',
    all: 'Clear all filters',
  },
} satisfies Translation<typeof dutch>
