import { brandIdOf } from '#domain/catalogue/brands.ts'
import { readCatalogue } from '#platform/content/read-catalogue.ts'
import { expect, test } from './journey.ts'

const { products, categories, terms } = await readCatalogue(
  new URL('../../', import.meta.url).pathname,
)

const addresses = ['', '/en'].flatMap((prefix) => [
  ...products.map(({ id }) => `${prefix}/cadeaubonnen/${id}/`),
  ...categories.map(({ url }) => `${prefix}/categorie/${url}/`),
  ...(terms.get('occasions') ?? []).map(({ id }) => `${prefix}/geefmomenten/${id}/`),
  ...new Set(products.map(({ brand }) => `${prefix}/merken/${brandIdOf(brand)}/`)),
  `${prefix}/merken/`,
  `${prefix}/geefmomenten/`,
  `${prefix}/categorie/alle-cadeaubonnen/`,
  `${prefix}/cadeaubonnen/`,
])

test('every product, category, moment and brand answers in both languages with a title of its own and a picture', async ({
  request,
}) => {
  test.setTimeout(180_000)
  const titles = new Map<string, string>()
  const wrong: string[] = []
  for (const address of addresses) {
    const answer = await request.get(address)
    const text = await answer.text()
    const title = /<title>([^<]+)<\/title>/.exec(text)?.[1] ?? ''
    const language = address.startsWith('/en/') ? 'en' : 'nl'
    const isDouble = titles.has(`${language} ${title}`)
    const hasPicture = /<img[^>]+src="\/cards\//.test(text) || address.includes('alle-cadeaubonnen')
    const hasOneHeading = text.split('<h1').length === 2
    if (answer.status() !== 200 || title === '' || isDouble || !hasPicture || !hasOneHeading)
      wrong.push(`${address} ${answer.status()} "${title}"`)
    titles.set(`${language} ${title}`, address)
  }
  expect(wrong).toEqual([])
})
