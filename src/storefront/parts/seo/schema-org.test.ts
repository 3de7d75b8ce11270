import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { article, breadcrumbList, itemList, product } from './schema-org.ts'
import { StructuredData } from './structured-data.tsx'

const origin = 'https://shop.example'

test('breadcrumbs lead from the front page to the page itself', () => {
  const list = breadcrumbList(origin, [
    { title: 'Home', href: '/' },
    { title: 'Eten', href: '/categorie/eten-en-drinken/' },
  ])
  expect(list.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://shop.example/' },
    {
      '@type': 'ListItem',
      position: 2,
      name: 'Eten',
      item: 'https://shop.example/categorie/eten-en-drinken/',
    },
  ])
})

test('positions go on where the page before ended', () => {
  const second = itemList(origin, [{ title: 'Bon', path: '/cadeaubonnen/bon/' }], 16)
  expect(second.itemListElement).toMatchObject([{ position: 17 }])
})

const sold = {
  id: 'bon',
  title: 'Bon',
  brand: 'Aan tafel',
  path: '/cadeaubonnen/bon/',
  description: ['Eén.', 'Twee.'],
  shareImage: { url: '/share/bon.png' },
  isOrderable: true,
  prices: [
    { currency: 'EUR', value: 1000 },
    { currency: 'EUR', value: 15_050 },
  ],
} as const

test('an offer names the lowest and the highest price in whole units', () => {
  expect(product(origin, sold).offers).toMatchObject({
    priceCurrency: 'EUR',
    lowPrice: '10.00',
    highPrice: '150.50',
    availability: 'https://schema.org/InStock',
  })
  expect(product(origin, { ...sold, isOrderable: false }).offers).toMatchObject({
    availability: 'https://schema.org/OutOfStock',
  })
})

test('no text can end the element that it stands in', () => {
  const thing = product(origin, { ...sold, title: '</script><script>alert(1)</script>' })
  const markup = renderToStaticMarkup(StructuredData({ thing }))
  expect(markup.match(/<\/?script/g)).toEqual(['<script', '</script'])
  expect(JSON.parse(markup.replace(/<[^>]*>/g, ''))).toMatchObject({
    name: expect.stringContaining('alert'),
  })
})

test('an article says when it was written, by whom and in which language', () => {
  const thing = article(origin, {
    title: 'Een artikel',
    description: 'Waarover het gaat.',
    path: '/blog/een/',
    date: '2026-03-01',
    shareImage: { url: '/share/blog/een.png' },
    language: 'nl',
    publisher: 'Cadeaubon',
  })
  expect(thing).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'Een artikel',
    datePublished: '2026-03-01',
    inLanguage: 'nl',
    image: 'https://shop.example/share/blog/een.png',
    mainEntityOfPage: 'https://shop.example/blog/een/',
    author: { '@type': 'Organization', name: 'Cadeaubon', url: 'https://shop.example/' },
  })
})
