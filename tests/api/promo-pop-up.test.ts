import { afterAll, describe, expect, test } from 'vitest'
import { openContent } from '#domain/content/content.ts'
import { readShopContent } from '#platform/content/read-content.ts'
import { openApiShop } from '#tests/support/api-shop.ts'

const content = await readShopContent(new URL('../../', import.meta.url).pathname)
const { browser, close, shop } = await openApiShop({ products: content.catalogue.products })
const live = { ...shop.deps.catalogue.current(), categories: content.catalogue.categories }
shop.deps.content = { current: () => openContent(content.documents, shop.now) }
afterAll(close)

const question = `query Promo($userData: UserData!, $path: String!) {
  promoPopUp(userData: $userData, path: $path) {
    id title text delaySeconds scrollPercent cards { id } link { title path }
  }
}`

const ask = async (path: string, language: 'nl' | 'en' = 'nl') =>
  await browser(language).ask(question, { path })

const onDay = (now: string) => {
  shop.now = new Date(now)
  // What was answered belongs to one snapshot; a new day has a new one.
  shop.deps.catalogue = { current: () => ({ ...live, version: now }) }
}

describe('the promo pop-up', () => {
  test('points out St Nicholas until the evening itself, and Christmas after it', async () => {
    onDay('2026-12-05T22:59:00Z')
    expect((await ask('/')).data.promoPopUp).toMatchObject({
      id: 'sinterklaas',
      delaySeconds: 20,
      scrollPercent: null,
      link: { path: '/sinterklaas-cadeau/' },
    })
    onDay('2026-12-05T23:00:00Z')
    expect((await ask('/')).data.promoPopUp).toMatchObject({
      id: 'kerst',
      delaySeconds: null,
      scrollPercent: 60,
    })
    onDay('2026-12-27T12:00:00Z')
    expect((await ask('/')).data.promoPopUp).toBeNull()
  })

  test('speaks the language of the call, and knows its pages in both', async () => {
    onDay('2026-11-21T10:00:00Z')
    const { data } = await ask('/en/cadeaubonnen/', 'en')
    expect(data.promoPopUp).toMatchObject({
      title: 'One more shoe to fill?',
      link: { path: '/en/sinterklaas-cadeau/' },
      cards: [{}, {}, {}],
    })
    expect((await ask('/en/sinterklaas-cadeau/', 'en')).data.promoPopUp).toBeNull()
    expect((await ask('/en/bestellen/', 'en')).data.promoPopUp).toBeNull()
  })

  test.each(['', '/', '../', '/winkelmandje/', '<script>', '/'.repeat(5000), '/é/', '%00'])(
    'answers any path without an error: %s',
    async (path) => {
      onDay('2026-11-21T10:00:00Z')
      const { data, errors } = await ask(path)
      expect(errors).toBeUndefined()
      expect(data.promoPopUp?.id ?? null).toBe(path === '/' ? 'sinterklaas' : null)
    },
  )
})
