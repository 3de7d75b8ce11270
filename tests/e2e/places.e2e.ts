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

for (const [name, kinds] of Object.entries(places)) {
  test(`${name}: axe finds nothing, and at 400 % all is read without scrolling sideways`, async ({
    page,
    stage,
  }, { project }) => {
    for (const [kind, place] of Object.entries(kinds)) {
      await goTo(place, stage)
      expect.soft(await findingsOn(page), kind).toEqual([])
      if (project.name !== 'phone') continue
      const usual = page.viewportSize() ?? asMagnified
      await page.setViewportSize(asMagnified)
      expect.soft(await sidewaysIn(page), kind).toEqual([])
      expect.soft(await coveredPartOf(page), kind).toBeLessThan(0.5)
      await page.setViewportSize(usual)
    }
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
