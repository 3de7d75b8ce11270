import type { Page } from '@playwright/test'
import { htmlFaults } from '#tests/support/html-faults.ts'
import { isWhole } from '#tests/support/thoroughness.ts'
import { axeViolationsOn, rulesOfWidth } from './axe-violations.ts'
import { type Customer, makeCustomer } from './customer.ts'
import { expect, test as journey } from './journey.ts'
import { englishAddressOf } from './page-text.ts'
import { pagesToVisit, visitPage } from './pages-to-visit.ts'
import {
  applyStyle,
  asMagnified,
  coveredPartOf,
  cutTextsOn,
  readersSpacing,
  sidewaysIn,
} from './reflow.ts'

/** One for all pages that a worker looks at: making them anew for each took most of the time. */
const test = journey.extend<object, { customer: Customer }>({
  customer: [
    async ({ playwright }, use) =>
      use(await makeCustomer(playwright.request, process.env.SHOP_URL ?? '')),
    { scope: 'worker' },
  ],
})

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  missingOnPurpose: /geen-uuid|geen\/adres|kapot|\/404\//,
})

const softly = expect.configure({ soft: true })

const phone = { width: 375, height: 812 }

/** Faults in the HTML of the page and of its English version, as the shop sends them, before any script runs. */
async function faultsInAnswers(page: Page, checksEnglish: boolean): Promise<readonly string[]> {
  const read = async (address: string) => (await page.request.get(address)).text()
  const text = await read(page.url())
  const english = checksEnglish ? englishAddressOf(text) : undefined
  return [...htmlFaults(text), ...(english === undefined ? [] : htmlFaults(await read(english)))]
}

/** Kinds that differ by their words alone from another kind of the same page: the long run goes there too. */
const alike = ['english', 'second']
const isAllAsked = isWhole('accessibility')

const isAsked = (kind: string, index: number): boolean =>
  isAllAsked || index === 0 || !alike.includes(kind)

/**
 * One page of each frame, and the list with its bar of filters, which have more on a desktop than on a phone: judged whole
 * on either. Of the others `npm test` judges what is their own, and the long run all.
 */
const judgedWhole: readonly string[] = ['home', 'giftCards', 'checkout', 'card', 'business']

/** Few enough for one test, many enough to share what opening a browser takes. */
const pagesInAWalk = 4
const routes = Object.entries(pagesToVisit)
const walks = Array.from({ length: Math.ceil(routes.length / pagesInAWalk) }, (_, index) =>
  routes.slice(index * pagesInAWalk, (index + 1) * pagesInAWalk),
)

for (const walk of walks) {
  const names = walk.map(([name]) => name).join(', ')
  test(`${names}: axe finds nothing, and at 400 % all is read without scrolling sideways`, async ({
    page,
    pageObjects,
    customer,
  }) => {
    const stops = walk.flatMap(([name, kinds]) =>
      Object.entries(kinds)
        .map(([kind, pageToVisit], index) => ({ name, kind, pageToVisit, index }))
        .filter(({ kind, index }) => isAsked(kind, index)),
    )
    for (const { name, kind, pageToVisit, index } of stops)
      await test.step(`${name}, ${kind}`, async () => {
        const on = (where: string) => `${name}, ${kind}: ${where}`
        await page.setViewportSize(phone)
        await visitPage(pageToVisit, { ...pageObjects, customer })
        const isWhole = isAllAsked || (index === 0 && judgedWhole.includes(name))
        const part = isWhole ? {} : { within: 'main' as const }
        expect.soft(await axeViolationsOn(page, part), on('on a phone')).toEqual([])
        // What has an address of its own is judged by crawl.
        if (typeof pageToVisit !== 'string')
          expect
            .soft(await faultsInAnswers(page, isAllAsked && index === 0), on('HTML'))
            .toEqual([])
        await page.setViewportSize(asMagnified)
        await softly.poll(() => sidewaysIn(page), on('sideways')).toEqual([])
        await softly.poll(() => coveredPartOf(page), on('covered')).toBeLessThan(0.5)
        // Kinds of one page are alike in what a desktop shows besides.
        if (index > 0) return
        await page.setViewportSize({ width: 1440, height: 900 })
        // Another width leaves the page anywhere, with a link half below the header that stays.
        await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
        const ofWidth = isWhole ? {} : { ...part, rules: rulesOfWidth }
        expect.soft(await axeViolationsOn(page, ofWidth), on('on a desktop')).toEqual([])
      })
  })
}

const spaced = {
  home: pagesToVisit.home.dutch,
  product: pagesToVisit.giftCard['gift card'],
  checkout: pagesToVisit.checkout.details,
}

test.describe('a reader who sets wider distances', () => {
  test.use({ mayMove: true })

  test('has no text cut off on home, product and checkout', async ({
    page,
    pageObjects,
    customer,
  }) => {
    for (const [name, pageToVisit] of Object.entries(spaced)) {
      await visitPage(pageToVisit ?? '/', { ...pageObjects, customer })
      const before = await cutTextsOn(page)
      await applyStyle(page, readersSpacing)
      const cut = (await cutTextsOn(page)).filter((text) => !before.includes(text))
      expect.soft(cut, name).toEqual([])
      await softly.poll(() => sidewaysIn(page), name).toEqual([])
    }
  })
})
