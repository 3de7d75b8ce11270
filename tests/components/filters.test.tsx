import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { axeViolations, drawn, texts } from '#tests/support/render-component.tsx'
import { newVisitor, renderPage } from '#tests/support/render-page.tsx'

const t = texts.filters
const listed = page.getByRole('main').getByRole('article')
const listCount = page.getByRole('main').getByRole('status').first()

const countIn = (text: string | null): number => Number(/\d+/.exec(text ?? '')?.[0] ?? Number.NaN)
const countOf = (locator: Locator): number => countIn(locator.element().textContent)

/** What the list says it holds; the first page shows as many, up to sixteen. */
async function expectList({ holds }: { holds: number }): Promise<void> {
  await expect.element(listCount).toMatchTextContent(new RegExp(`^${holds} cadeau`))
  const shown = () => listed.elements().filter((article) => article.checkVisibility()).length
  await expect.poll(shown).toBe(Math.min(holds, 16))
}

beforeEach(async () => {
  await newVisitor()
})

describe('the filters of a phone', () => {
  const open = page.getByRole('link', { name: /^Filter( \(\d\))?$/ })
  const modal = page.getByRole('dialog', { name: t.title })
  const show = modal.getByRole('button', { name: /^Toon \d+ cadeau/ })
  const atLeast = modal.getByRole('textbox', { name: t.price.atLeast })
  const atMost = modal.getByRole('textbox', { name: t.price.atMost })

  async function openFilters(at: string) {
    const rendered = renderPage(at)
    await userEvent.click(open)
    await expect.element(show).toBeVisible()
    return rendered
  }
  afterEach(() => {
    vi.useRealTimers()
  })

  test('stay at the lower edge over the whole width, so that no price is half covered', async () => {
    renderPage('/cadeaubonnen/')
    await expect.element(open).toBeVisible()
    const bar = open.element().closest('[data-bar]')?.getBoundingClientRect()
    expect([bar?.left, bar?.right, bar?.bottom]).toEqual([0, window.innerWidth, window.innerHeight])
  })

  test('a price of one’s own filters the list, whichever end is typed first', async () => {
    const { address } = await openFilters('/cadeaubonnen/')
    const all = countOf(show)
    await userEvent.fill(atMost, '12')
    await expect.poll(() => countOf(show)).toBeLessThan(all)
    const upTo = countOf(show)
    await userEvent.fill(atLeast, '15 euro')
    await userEvent.keyboard('{Enter}')
    await expect.element(modal.getByRole('radio', { name: '€ 12 – € 15' })).toBeChecked()
    await expect.poll(() => countOf(show)).not.toBe(upTo)
    const left = countOf(show)
    await userEvent.click(show)
    await expect.poll(address).toBe('/cadeaubonnen/?price=12-15')
    await expectList({ holds: left })
  })

  test('the button follows a price while it is typed, asks once, and leaves the field alone', async () => {
    const { address } = await openFilters('/cadeaubonnen/')
    const all = countOf(show)
    await userEvent.click(atLeast)
    const asked = vi.spyOn(window, 'fetch')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const place = () => atLeast.element().getBoundingClientRect()
    const before = place()
    await userEvent.keyboard('150')
    await drawn()
    vi.advanceTimersByTime(199)
    await drawn()
    expect(asked).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    await expect.poll(() => countOf(show)).toBeLessThan(all)
    const dear = countOf(show)
    expect(asked).toHaveBeenCalledTimes(1)
    await expect.element(atLeast).toHaveFocus()
    expect(place()).toEqual(before)

    // The other end, lower than the first: it waits for what follows, and is not turned round.
    await userEvent.click(atMost)
    await userEvent.keyboard('20')
    await drawn()
    vi.advanceTimersByTime(200)
    await expect.poll(() => countOf(show)).not.toBe(dear)
    expect(asked).toHaveBeenCalledTimes(2)
    await expect.element(atMost).toHaveFocus()
    await expect.element(atLeast).toHaveValue('150')
    await expect.element(atMost).toHaveValue('20')
    const left = countOf(show)

    vi.useRealTimers()
    await userEvent.click(show)
    await expect.poll(address).toBe('/cadeaubonnen/?price=20-150')
    await expectList({ holds: left })
  })

  test('what is being typed is cleared like what was chosen', async () => {
    await openFilters('/cadeaubonnen/')
    const all = countOf(show)
    await userEvent.click(atMost)
    await userEvent.keyboard('12')
    await expect.poll(() => countOf(show)).toBeLessThan(all)
    // Some phones press a button without leaving the field.
    const clear = modal.getByRole('button', { name: t.clear })
    clear.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await expect.element(atMost).toHaveValue('')
    await expect.poll(() => countOf(show)).toBe(all)
  })

  test('the modal forgets what is cleared, and changes nothing when it is closed', async () => {
    const { address } = await openFilters('/geefmomenten/kerst/?price=0-25')
    await expect.element(open).toMatchTextContent('Filter (1)')
    const before = countOf(show)
    await expect.element(modal.getByRole('group', { name: t.groups.price })).toBeVisible()
    await expect
      .element(modal.getByRole('group', { name: t.groups.occasions }))
      .not.toBeInTheDocument()
    await userEvent.click(modal.getByRole('button', { name: t.clear }))
    await expect.poll(() => countOf(show)).not.toBe(before)
    await userEvent.keyboard('{Escape}')
    await expect.element(modal).not.toBeInTheDocument()
    expect(address()).toBe('/geefmomenten/kerst/?price=0-25')
    await expect.element(open).toHaveFocus()
  })
})

describe('the filters of a desktop', () => {
  beforeEach(() => page.viewport(1440, 900))
  afterEach(() => page.viewport(375, 812))

  test('show every category at once: none hides below the edge of its panel', async () => {
    renderPage('/cadeaubonnen/')
    const bar = page.getByRole('form', { name: t.title })
    await userEvent.click(bar.getByText(t.groups.categories, { exact: true }).first())
    const options = bar.getByRole('group', { name: t.groups.categories }).getByRole('checkbox')
    expect(options.elements().length).toBeGreaterThan(12)
    const panel = bar.getByRole('group', { name: t.groups.categories }).element().parentElement
    expect(panel?.scrollHeight).toBe(panel?.clientHeight)
    for (const option of options.elements())
      expect(option.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight)
  })

  const panel = (name: string) => page.getByRole('group').filter({ hasText: name }).first()
  const price = panel(t.groups.price)
  const cheap = page.getByRole('radio', { name: /^Tot € 25/ })
  const openPrices = () => userEvent.click(price.getByText(t.groups.price).first())

  test('each choice counts at once, more are fetched, and going back undoes it', async () => {
    const { address, goBack } = renderPage('/categorie/eten-en-drinken/')
    await expect.element(listCount).toBeVisible()
    const whole = countOf(listCount)
    await openPrices()
    const beside = cheap.element().closest('label')?.lastElementChild?.textContent ?? ''
    await userEvent.click(cheap)
    await expect.poll(address).toBe('/categorie/eten-en-drinken/?price=0-25')
    await expect.element(cheap).toHaveFocus()
    await expectList({ holds: countIn(beside) })
    expect(countIn(beside)).toBeLessThan(whole)

    await userEvent.keyboard('{Escape}')
    await expect.poll(() => document.activeElement?.tagName).toBe('SUMMARY')
    expect(document.activeElement?.textContent).toContain(t.groups.price)
    await userEvent.selectOptions(page.getByRole('combobox', { name: t.sort.label }), 'title')
    await expect.poll(address).toMatch(/\?price=0-25&sort=title$/)
    await userEvent.click(page.getByRole('button', { name: /^Toon meer cadeau/ }))
    const titles = page.getByRole('main').getByRole('article').getByRole('heading')
    await expect.element(titles.nth(20)).toBeVisible()
    const read = titles.elements().map(({ textContent }) => textContent)
    const first = read.slice(0, 20)
    expect(first).toEqual(first.toSorted(new Intl.Collator('nl', { numeric: true }).compare))
    goBack()
    await expect.poll(address).toMatch(/\?price=0-25$/)
    goBack()
    await expectList({ holds: whole })
    expect(address()).toBe('/categorie/eten-en-drinken/')
  })

  test('a price that is typed counts with Enter, and makes way for a range', async () => {
    const { address } = renderPage('/cadeaubonnen/')
    await expect.element(listCount).toBeVisible()
    await openPrices()
    const atMost = price.getByRole('textbox', { name: t.price.atMost })
    await userEvent.fill(atMost, '30')
    await userEvent.keyboard('{Enter}')
    await expect.poll(address).toMatch(/\?price=0-30$/)
    await userEvent.click(cheap)
    await expect.poll(address).toMatch(/\?price=0-25$/)
    await expect.element(atMost).toHaveValue('25')
  })

  test('axe finds nothing in the bar, with a panel open', async () => {
    renderPage('/cadeaubonnen/?price=0-25')
    await expect.element(listCount).toBeVisible()
    const occasions = panel(t.groups.occasions)
    await userEvent.click(occasions.getByText(t.groups.occasions).first())
    await expect.element(occasions.getByRole('checkbox', { name: /^Verjaardag/ })).toBeVisible()
    expect(await axeViolations()).toEqual([])
  })
})

describe('filters that no product fits', () => {
  test('say so and offer ways on', async () => {
    const at = '/cadeaubonnen/?cb_api_giftcard_categories=bestaat-niet&price=0-25'
    const { address } = renderPage(at)
    await expect.element(page.getByRole('heading', { name: t.nothing.title })).toBeVisible()
    await userEvent.click(page.getByRole('link', { name: /Onbekende keuze/ }))
    await expect.poll(address).toBe('/cadeaubonnen/?price=0-25')
    await expect.element(listed.first()).toBeVisible()
  })

  test('lead back to all products', async () => {
    const { address } = renderPage('/cadeaubonnen/?cb_api_occasions=nergens')
    await userEvent.click(page.getByRole('link', { name: t.nothing.all }))
    await expect.poll(address).toBe('/cadeaubonnen/')
  })
})

test('a removed filter moves the focus to the number of products', async () => {
  const { address } = renderPage('/cadeaubonnen/?cb_api_occasions=verjaardag&price=0-25')
  await userEvent.click(page.getByRole('link', { name: /^Haal weg.*Tot € 25/ }))
  await expect.poll(address).toBe('/cadeaubonnen/?cb_api_occasions=verjaardag')
  await expect.element(listCount).toHaveFocus()
})
