import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ConsentBanner } from '#storefront/frame/consent/consent-banner.tsx'
import { saveConsent } from '#storefront/parts/measurement/consent.ts'
import type { MeasuredEvent, MeasuredItem } from '#storefront/parts/measurement/data-layer.ts'
import { asMagnified, coveredPart } from '#tests/e2e/reflow.ts'
import { axeViolations, drawn, renderComponent, texts } from '#tests/support/render-component.tsx'
import { newVisitor, renderPage } from '#tests/support/render-page.tsx'
import type { Visitor } from '#tests/support/visitor.ts'

const { consent: t } = texts
const { form } = texts.product
const question = page.getByRole('region', { name: t.title })
const refuse = question.getByRole('button', { name: t.refuse })
const accept = question.getByRole('button', { name: t.accept })
const settings = page.getByRole('dialog', { name: t.settings })
const title = page.getByRole('heading', { level: 1 })
/** The radio button lies under its label. */
async function chooseSelf(): Promise<void> {
  const self = page.getByRole('radio', { name: form.forSelf })
  await expect.element(self).toBeEnabled()
  await userEvent.click(self.element().closest('label') ?? self)
}
/** The one at the lower edge, over which the question stands. */
const add = page.getByRole('button', { name: form.submit })

const eventsOf = (name: string): readonly MeasuredEvent[] =>
  (window.dataLayer ?? []).filter(({ event }) => event === name)
const itemsIn = (one: MeasuredEvent | undefined): readonly MeasuredItem[] =>
  one !== undefined && 'ecommerce' in one ? one.ecommerce.items : []
/** Everything in the batches of one list, in the order in which it was seen. */
const seenIn = (list: string): readonly MeasuredItem[] =>
  eventsOf('view_item_list')
    .flatMap(itemsIn)
    .filter(({ item_list_id }) => item_list_id === list)

/** What is in sight by now was sent: more than the second of a batch, as the page sees it. */
async function letTimePass(): Promise<void> {
  await drawn()
  await drawn()
  vi.advanceTimersByTime(2000)
}

/** Polls what was seen, batch by batch. */
const seenInTime = (list: string) =>
  expect.poll(async () => {
    await letTimePass()
    return seenIn(list)
  })

let visitor: Visitor
beforeEach(async () => {
  visitor = await newVisitor('unasked')
  delete window.dataLayer
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(async () => {
  vi.useRealTimers()
  await page.viewport(375, 812)
})

describe('a visitor who was not asked yet', () => {
  test('is not measured before they agree, and from then on is', async () => {
    renderPage('/cadeaubonnen/?gclid=Cj0K-proef')
    await expect.element(question).toBeVisible()
    await letTimePass()
    expect(window.dataLayer).toBeUndefined()
    expect(window.localStorage.getItem('gclid')).toBeNull()
    await userEvent.click(accept)
    await expect.element(question).not.toBeInTheDocument()
    await seenInTime('cadeaubonnen').not.toHaveLength(0)
    expect(window.localStorage.getItem('gclid')).toContain('Cj0K-proef')
  })

  test('refuses with one press of the same size, is asked no more, and stays unmeasured', async () => {
    renderPage('/')
    await expect.element(question).toBeVisible()
    // So small the letters of a heading would run together.
    const words = question.getByRole('heading').element()
    expect(getComputedStyle(words).letterSpacing).not.toMatch(/^-/)
    const [no, yes] = [refuse.element(), accept.element()]
    const [small, large] = [no.getBoundingClientRect(), yes.getBoundingClientRect()]
    expect([small.width, small.height, small.y]).toEqual([large.width, large.height, large.y])
    expect(no.className).toBe(yes.className)
    await userEvent.click(refuse)
    renderPage('/cadeaubonnen/aan-tafel-dinerbon/')
    await chooseSelf()
    await userEvent.click(add.first())
    await expect
      .element(page.getByRole('dialog', { name: texts.product.added.title }))
      .toBeVisible()
    await letTimePass()
    await expect.element(question).not.toBeInTheDocument()
    expect(window.dataLayer).toBeUndefined()
  })

  test('reaches the question right after the skip link by keyboard', async () => {
    renderPage('/')
    await expect.element(question).toBeVisible()
    await userEvent.tab()
    await userEvent.tab()
    await expect.element(question.getByRole('button').first()).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(question).not.toBeInTheDocument()
  })

  test('finds amounts and the button of the basket free, and no question at checkout', async () => {
    renderPage('/cadeaubonnen/aan-tafel-dinerbon/')
    await expect.element(question).toBeVisible()
    const amounts = page.getByRole('group', { name: texts.product.form.amount })
    const asked = () => question.element().getBoundingClientRect()
    await expect
      .poll(() => asked().bottom <= amounts.element().getBoundingClientRect().top)
      .toBe(true)
    expect(asked().top).toBeGreaterThan(0)
    await chooseSelf()
    await userEvent.click(add.first())
    await expect
      .element(page.getByRole('dialog', { name: texts.product.added.title }))
      .toBeVisible()
    renderPage('/winkelmandje/')
    await expect.element(question).toBeVisible()
    renderPage('/bestellen/')
    await expect.element(title).toMatchTextContent(texts.checkout.details.heading)
    await expect.element(question).not.toBeInTheDocument()
    renderPage('/merken/')
    await expect.element(question).toBeVisible()
  })

  test('chooses by category, with nothing ticked before, and takes it back from the footer', async () => {
    renderPage('/merken/cadeaubon/')
    await userEvent.click(question.getByRole('button', { name: t.choose }))
    const statistics = settings.getByRole('checkbox', { name: new RegExp(`^${t.statistics}`) })
    const marketing = settings.getByRole('checkbox', { name: new RegExp(`^${t.marketing}`) })
    await expect.element(statistics).not.toBeChecked()
    await expect.element(marketing).not.toBeChecked()
    await userEvent.click(statistics)
    await userEvent.click(settings.getByRole('button', { name: t.save }))
    vi.advanceTimersByTime(300)
    await expect.element(settings).not.toBeInTheDocument()
    await expect.element(question).not.toBeInTheDocument()
    await seenInTime('brand').not.toHaveLength(0)
    await userEvent.click(
      page.getByRole('contentinfo').getByRole('button', { name: texts.footer.cookieSettings }),
    )
    await expect.element(statistics).toBeChecked()
    await expect.element(marketing).not.toBeChecked()
    await userEvent.click(settings.getByRole('button', { name: t.refuse }))
    vi.advanceTimersByTime(300)
    await expect.element(settings).not.toBeInTheDocument()
    delete window.dataLayer
    renderPage('/cadeaubonnen/')
    await expect.element(page.getByRole('button', { name: /^Bewaar/ }).first()).toBeEnabled()
    await letTimePass()
    expect(window.dataLayer).toBeUndefined()
  })
})

/** How much of each the question may cover. */
const screens = [
  { width: 320, height: 640, share: 0.35 },
  { width: 375, height: 812, share: 0.24 },
  { width: 768, height: 1024, share: 0.14 },
  { width: 1440, height: 900, share: 0.14 },
]

test.each(['/', '/en/'])(
  'the question of %s says all it asks at once and leaves the page in sight, on every screen',
  async (path) => {
    renderComponent(
      <main>
        <h1>Onder de vraag</h1>
        <ConsentBanner />
      </main>,
      path,
    )
    const card = page.getByRole('region')
    await expect.element(card).toBeVisible()
    for (const { width, height, share } of screens) {
      await page.viewport(width, height)
      await drawn()
      const box = card.element()
      const screen = `${path} ${width}`
      expect(box.getBoundingClientRect().height, screen).toBeLessThanOrEqual(height * share)
      expect(box.scrollHeight, screen).toBe(box.clientHeight)
      for (const part of box.querySelectorAll('h2, p, button, a')) {
        const { top, left, bottom, right } = part.getBoundingClientRect()
        expect(Math.min(top, left), screen).toBeGreaterThanOrEqual(0)
        expect(bottom, screen).toBeLessThanOrEqual(height)
        expect(right, screen).toBeLessThanOrEqual(width)
      }
      const [no, yes] = [...box.querySelectorAll('button')].map((one) =>
        one.getBoundingClientRect(),
      )
      expect([no?.y, no?.width, no?.height], screen).toEqual([yes?.y, yes?.width, yes?.height])
    }
  },
)

test('axe finds nothing in the question and in the settings, and half of a magnified page stays in sight', async () => {
  // Axe counts with the clock itself.
  vi.useRealTimers()
  renderPage('/cadeaubonnen/aan-tafel-dinerbon/')
  await expect.element(question).toBeVisible()
  expect(await axeViolations(), 'question').toEqual([])
  await page.viewport(asMagnified.width, asMagnified.height)
  await expect.poll(coveredPart).toBeLessThan(0.5)
  await userEvent.click(question.getByRole('button', { name: t.choose }))
  await expect.element(settings).toBeVisible()
  expect(await axeViolations(), 'settings').toEqual([])
})

describe('a visitor who agreed', () => {
  beforeEach(() => saveConsent({ statistics: true, marketing: false }))

  test('sees cards from position 1 on, each once, and half a card in sight is needed', async () => {
    renderPage('/cadeaubonnen/')
    await seenInTime('cadeaubonnen').not.toHaveLength(0)
    const first = seenIn('cadeaubonnen')
    expect(first.map(({ index }) => index)).toEqual(first.map((_item, place) => place + 1))
    const next = document.querySelector<HTMLElement>(`[data-position="${first.length + 1}"]`)
    const { top = 0, height = 0 } = next?.getBoundingClientRect() ?? {}
    const seen = () => seenIn('cadeaubonnen').map(({ item_id }) => item_id)

    window.scrollBy({ top: top + height * 0.4 - window.innerHeight, behavior: 'instant' })
    await letTimePass()
    expect(seen()).toHaveLength(first.length)

    next?.scrollIntoView({ behavior: 'instant' })
    await seenInTime('cadeaubonnen').toContainEqual(
      expect.objectContaining({ item_id: next?.dataset.item }),
    )
    window.scrollTo({ top: 0, behavior: 'instant' })
    await letTimePass()
    expect(new Set(seen()).size).toBe(seen().length)
  })

  test('chooses a card and sees it: once each, and a heart is no choice', async () => {
    renderPage('/cadeaubonnen/2/')
    const card = page.getByRole('main').getByRole('article').first()
    await seenInTime('cadeaubonnen').not.toHaveLength(0)
    await userEvent.click(card.getByRole('button', { name: /^Bewaar/ }))
    expect(eventsOf('select_item')).toEqual([])
    const name = card.getByRole('heading').element().textContent
    await userEvent.click(card.getByRole('link'))
    await expect.element(title).toMatchTextContent(name)
    await expect.poll(() => eventsOf('view_item')).toHaveLength(1)
    expect(itemsIn(eventsOf('view_item')[0])).toMatchObject([{ item_name: name }])
    expect(eventsOf('select_item').map(itemsIn)).toMatchObject([
      [{ item_list_id: 'cadeaubonnen', item_name: name, index: 17 }],
    ])
  })

  test('fills a basket and begins to order: every step once', async () => {
    renderPage('/winkelmandje/')
    await expect.element(title).toBeVisible()
    await drawn()
    expect(eventsOf('view_cart')).toEqual([])
    await visitor.addCard({ productId: 'aan-tafel-dinerbon', amountCents: 5000, quantity: 1 })
    renderPage('/winkelmandje/')
    await expect.poll(() => eventsOf('view_cart')).toHaveLength(1)
    await userEvent.click(page.getByRole('button', { name: /één meer/ }))
    const inHeader = page.getByRole('banner').getByRole('link', { name: / 2 stuks/ })
    await expect.element(inHeader).toBeVisible()
    expect(eventsOf('view_cart')).toHaveLength(1)
    renderPage('/bestellen/')
    await expect.poll(() => eventsOf('begin_checkout')).toHaveLength(1)
    renderPage('/bestellen/')
    await expect.element(title).toMatchTextContent(texts.checkout.details.heading)
    await drawn()
    expect(eventsOf('begin_checkout')).toHaveLength(1)
  })
})
