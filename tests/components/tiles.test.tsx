import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { FeaturedCardFragment } from '#storefront/graphql/generated/graphql.ts'
import { FeaturedCard } from '#storefront/parts/products/featured-card.tsx'
import { axeViolations, drawn, renderComponent } from '#tests/support/render-component.tsx'
import { newVisitor, renderPage } from '#tests/support/render-page.tsx'

const tiles = page.getByRole('main').getByRole('article')
const phone = [375, 812] as const
const desktop = [1440, 900] as const

beforeEach(async () => {
  await newVisitor()
})
afterEach(() => page.viewport(...phone))

async function openList(): Promise<readonly Element[]> {
  renderPage('/cadeaubonnen/')
  await expect.element(tiles.nth(15)).toBeVisible()
  await drawn()
  return tiles.elements()
}

const priceOf = (tile: Element): Element | undefined =>
  [...tile.querySelectorAll('p')].findLast(({ textContent }) => textContent?.includes('€'))

/** Of elements that stand beside each other. */
const rowsOf = (all: readonly Element[]) =>
  Object.values(Object.groupBy(all, (one) => Math.round(one.getBoundingClientRect().top)))

describe('the tiles of a list', () => {
  test.each([phone, desktop])(
    '%i px wide have the prices of a row at one height',
    async (...size) => {
      await page.viewport(...size)
      const rows = rowsOf(await openList())
      expect(rows.length).toBeGreaterThan(3)
      for (const row of rows) {
        const tops = row?.map((tile) => priceOf(tile)?.getBoundingClientRect().top)
        expect(new Set(tops).size).toBe(1)
      }
    },
  )

  test('begin with what the card is, its brand below; the lowest of its amounts is said to be that', async () => {
    const all = await openList()
    const dinner = all.find(({ textContent }) => textContent?.includes('Aan tafel'))
    const [brand, kind] = dinner?.querySelectorAll('h3 span span') ?? []
    expect([kind?.textContent, brand?.textContent?.trim()]).toEqual(['Dinerbon', 'Aan tafel'])
    expect(kind?.getBoundingClientRect().top).toBeLessThan(brand?.getBoundingClientRect().top ?? 0)
    expect(dinner && priceOf(dinner)?.textContent).toMatch(/^vanaf €/)
  })

  test('have no remark that stands on each of them, and none says that a card is digital', async () => {
    const all = await openList()
    const remarks = all.map((tile) => tile.firstElementChild?.textContent ?? '')
    expect(remarks).toContain('')
    const same = Map.groupBy(remarks, String).values()
    expect(Math.max(...same.map(({ length }) => length))).toBeLessThan(all.length)
    expect(remarks.join()).not.toMatch(/digita/i)
  })
})

describe('the button of the filters', () => {
  test.each([
    [320, ''],
    [375, '?price=0-25&cb_api_occasions=verjaardag'],
  ])('leaves enough of a tile below it to press, on %i px', async (width, query) => {
    await page.viewport(width, 812)
    renderPage(`/cadeaubonnen/${query}`)
    await expect.element(tiles.nth(3)).toBeVisible()
    await drawn()
    const title = tiles.nth(2).element().querySelector('h3 span')?.getBoundingClientRect()
    const button = page.getByRole('link', { name: /^Filter/ })
    const { top } = button.element().getBoundingClientRect()
    for (const beside of [-30, -15, 0, 15]) {
      window.scrollTo({ top: (title?.top ?? 0) - top + beside, behavior: 'instant' })
      const tooSmall = await axeViolations(['target-size'])
      expect(tooSmall.filter((link) => link.includes('/cadeaubonnen/'))).toEqual([])
    }
  })
})

test('a tile that the keyboard reaches is marked whole', async () => {
  const [first] = await openList()
  const link = first?.querySelector('a')
  link?.focus({ focusVisible: true } as FocusOptions)
  const mark = link && getComputedStyle(link, '::after')
  expect([mark?.outlineStyle, mark?.inset, mark?.position]).toEqual(['solid', '0px', 'absolute'])
})

test.each([phone, desktop])(
  'a tile of %i px wide screens is pressed on its pictures as well',
  async (...size) => {
    await page.viewport(...size)
    renderPage('/geefmomenten/')
    const moments = page.getByRole('main').getByRole('listitem')
    await expect.element(moments.nth(5)).toBeVisible()
    await drawn()
    for (const tile of moments.elements().slice(0, 6)) {
      tile.scrollIntoView({ block: 'center', behavior: 'instant' })
      for (const picture of tile.querySelectorAll('img')) {
        const { left, top, width, height } = picture.getBoundingClientRect()
        const pressed = document.elementFromPoint(left + width / 2, top + height / 2)
        expect(pressed?.closest('a')).toBe(tile.querySelector('a'))
      }
    }
  },
)

test('a label says that something is free', async () => {
  renderPage('/cadeaubonnen/schaap-en-averecht-wolbon/')
  await expect.element(page.getByText('Gratis: breipatroon', { exact: true })).toBeVisible()
})

test.each([[{ url: '/cards/category-uitjes-en-reizen.svg' }], [null]])(
  'a top product stands before its picture, where it has one: %j',
  async (backgroundImage) => {
    const money = { currency: 'EUR', value: 20_00 }
    const featured = {
      ...{ id: 'dinerbon', referencedPath: '/cadeaubonnen/dinerbon/', backgroundImage },
      cardImage: { url: '/cards/aan-tafel-dinerbon.svg', alt: 'Een bord' },
      product: {
        ...{ title: 'Aan tafel Dinerbon', shortTitle: 'Dinerbon', notice: null },
        giftCardBrand: { title: 'Aan tafel' },
        digitalVariationConfig: { minPrice: money, maxPrice: money },
        physicalVariationConfig: null,
      },
    } as unknown as FeaturedCardFragment
    renderComponent(<FeaturedCard featured={featured} position={1} />)
    await expect.element(page.getByRole('article')).toBeVisible()
    const pictures = [...document.querySelectorAll('article img')].map((one) =>
      one.getAttribute('src'),
    )
    expect(pictures).toEqual(
      [backgroundImage?.url, '/cards/aan-tafel-dinerbon.svg'].filter(Boolean),
    )
  },
)
