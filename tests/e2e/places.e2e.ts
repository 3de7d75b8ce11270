import type { Page } from '@playwright/test'
import { htmlFaults } from '#tests/support/html-faults.ts'
import { findingsOn } from './findings.ts'
import { expect, test } from './journey.ts'
import { goTo, places } from './places.ts'
import {
  applyStyle,
  asMagnified,
  coveredPartOf,
  cutTextsOn,
  readersSpacing,
  sidewaysIn,
} from './reflow.ts'

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  missingOnPurpose: /geen-uuid|geen\/adres|kapot|\/404\//,
})

/** What the shop sends for this page, and for its twin in English, before any script has touched it. */
async function faultsInAnswers(
  page: Page,
  { hasTwin }: { hasTwin: boolean },
): Promise<readonly string[]> {
  const english = page.locator('head link[rel="alternate"][hreflang^="en"]')
  const twins = await english.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  const faults: string[] = []
  for (const address of new Set([page.url(), ...(hasTwin ? twins : [])])) {
    const answer = await page.request.get(address ?? '')
    faults.push(...htmlFaults(await answer.text()).map((fault) => `${address}: ${fault}`))
  }
  return faults
}

for (const [name, kinds] of Object.entries(places)) {
  for (const [index, [kind, place]] of Object.entries(kinds).entries())
    test(`${name}, ${kind}: valid HTML, axe finds nothing, and at 400 % all is read without scrolling sideways`, async ({
      page,
      stage,
    }) => {
      await goTo(place, stage)
      expect.soft(await findingsOn(page), 'on a phone').toEqual([])
      expect.soft(await faultsInAnswers(page, { hasTwin: index === 0 })).toEqual([])
      await page.setViewportSize(asMagnified)
      expect.soft(await sidewaysIn(page)).toEqual([])
      expect.soft(await coveredPartOf(page)).toBeLessThan(0.5)
      // Kinds of one page are alike in what a desktop shows besides.
      if (index > 0) return
      await page.setViewportSize({ width: 1440, height: 900 })
      // Another width leaves the page anywhere, with a link half below the header that stays.
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
      expect.soft(await findingsOn(page), 'on a desktop').toEqual([])
    })
}

const spaced = {
  home: places.home.dutch,
  product: places.giftCard['gift card'],
  checkout: places.checkout.details,
}

for (const [name, place] of Object.entries(spaced)) {
  test(`${name} cuts no text off when a reader sets wider distances`, async ({ page, stage }) => {
    await goTo(place ?? '/', stage)
    const before = await cutTextsOn(page)
    await applyStyle(page, readersSpacing)
    expect((await cutTextsOn(page)).filter((text) => !before.includes(text))).toEqual([])
    expect(await sidewaysIn(page)).toEqual([])
  })
}
