import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { SearchBox } from '#storefront/areas/search/search-box.tsx'
import { axeViolations, drawn, renderComponent, texts } from '#tests/support/render-component.tsx'
import { renderPage } from '#tests/support/render-page.tsx'

const t = { ...texts.found, ...texts.search }
const dialog = page.getByRole('dialog', { name: t.title })
const field = dialog.getByRole('combobox', { name: t.label })
const status = dialog.getByRole('status')
const options = dialog.getByRole('option')
const active = dialog.getByRole('option', { selected: true })

let address: () => string
async function openAlone(): Promise<void> {
  ;({ address } = renderComponent(<SearchBox />))
  await reopen()
  // What was typed stays from one opening to the next.
  await userEvent.fill(field, '')
}
afterEach(() => {
  vi.useRealTimers()
})

async function reopen() {
  await userEvent.click(page.getByRole('link', { name: t.open }))
  await expect.element(field).toHaveFocus()
}

describe('the window of the search', () => {
  beforeEach(openAlone)

  test('asks once, 200 ms after the last letter', async () => {
    const asked: string[] = []
    const { fetch } = window
    using _spy = vi.spyOn(window, 'fetch').mockImplementation((...call) => {
      const { inputText } = JSON.parse(String(call[1]?.body)).variables
      if (typeof inputText === 'string') asked.push(inputText)
      return fetch(...call)
    })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const wait = async (ms: number) => {
      await drawn()
      vi.advanceTimersByTime(ms)
      await drawn()
    }
    await userEvent.keyboard('sau')
    await wait(199)
    await userEvent.keyboard('na')
    await wait(199)
    expect(asked).toEqual([])
    await wait(1)
    expect(asked).toEqual(['sauna'])
    await wait(5000)
    expect(asked).toEqual(['sauna'])
  })

  test('has terms and cards to begin with before anything is typed', async () => {
    await expect.element(dialog.getByText(t.popularTerms)).toBeVisible()
    expect(await axeViolations()).toEqual([])
    await expect.element(dialog.getByText(t.popularCards)).toBeVisible()
    await userEvent.click(options.filter({ hasText: 'Uit eten' }).first())
    await expect.poll(address).toMatch(/^\/zoeken\/\?s=Uit(\+|%20)eten$/)
    await expect.element(dialog).not.toBeInTheDocument()
  })

  test('answers a word that nothing is like with a sentence and ways on', async () => {
    await userEvent.fill(field, 'saunaqqqqq')
    await expect.element(status).toMatchTextContent(t.nothingTitle)
    await expect.element(status).toMatchTextContent(t.nothingText)
    expect(await axeViolations()).toEqual([])
    await expect.element(dialog.getByText(t.popularCards)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: t.clear }))
    await expect.element(field).toHaveValue('')
    await expect.element(field).toHaveFocus()
  })

  test('is walked by keyboard round the list, goes where it stands, and Escape leaves', async () => {
    await userEvent.fill(field, 'sauna')
    await expect.element(status).toMatchTextContent(/resultaten$/)
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(active).toMatchTextContent(/Bekijk alle \d+ resultaten/)
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(active).toMatchTextContent('Berkentak Saunabon')
    await expect.element(field).toHaveAttribute('aria-activedescendant', active.element().id)
    expect(await axeViolations()).toEqual([])
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await reopen()
    await expect.element(field).toHaveValue('sauna')
    await expect.element(status).toMatchTextContent(/resultaten$/)
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect.poll(address).toMatch(/^\/cadeaubonnen\/[a-z-]*sauna[a-z-]*\/$/)
  })
})

describe('the page of results', () => {
  test.each(['x'.repeat(10_000), '<img src=x onerror="document.title=1">', '🎁🎉', '   '])(
    'is as wide as the screen for any text: %.20s',
    async (text) => {
      renderPage(`/zoeken/?s=${encodeURIComponent(text)}`)
      await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect.element(page.getByRole('main').getByRole('link').first()).toBeVisible()
      expect(document.title).not.toBe('1')
      const { scrollWidth, clientWidth } = document.documentElement
      expect(scrollWidth).toBe(clientWidth)
    },
  )
})

describe('what was found', () => {
  test('is a list to filter and to order, and what was understood can be taken off', async () => {
    const { address } = renderPage('/zoeken/?s=sauna%20tot%2050%20euro')
    const off = page.getByRole('link', { name: /Zoek zonder/ })
    await expect.element(off).toMatchTextContent(/Tot € 50/)
    expect(await axeViolations()).toEqual([])
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Sorteer op' }), 'price-asc')
    await expect.poll(address).toBe('/zoeken/?s=sauna%20tot%2050%20euro&sort=price-asc')
    await userEvent.click(off)
    await expect.poll(address).toBe('/zoeken/?s=sauna')
    await expect.element(off).not.toBeInTheDocument()
  })

  test('of one card offers ways on below it: its category, a moment, the finder, cards like it', async () => {
    renderPage('/zoeken/?s=dinnerbon')
    const main = page.getByRole('main')
    const on = texts.results.ways
    await expect.element(main.getByRole('heading', { name: on.title })).toBeVisible()
    const section = main.getByRole('heading', { name: on.title }).element().closest('section')
    const links = [...(section?.querySelectorAll('a') ?? [])].map((link) => link.pathname)
    expect(links).toEqual(expect.arrayContaining(['/categorie/eten-en-drinken/', '/cadeauzoeker/']))
    expect(links.filter((path) => path.startsWith('/geefmomenten/'))).toHaveLength(1)
    expect(section?.querySelectorAll('article').length).toBeGreaterThanOrEqual(3)
    expect(section?.textContent).not.toContain('Dinerbon')
    expect(await axeViolations()).toEqual([])
  })

  test('shows whom it is for as the visitor called them, with their age', async () => {
    renderPage('/zoeken/?s=meisje+van+10')
    const chips = page.getByRole('list', { name: texts.results.understood.label })
    await expect.element(chips.getByRole('link')).toMatchTextContent('Meisje van 10')
  })

  test('says where the choice card is spent, on its tile alone', async () => {
    renderPage('/zoeken/?s=keuzekaart')
    const tiles = page.getByRole('main').getByRole('article')
    await expect.element(tiles.first()).toMatchTextContent('Te besteden in onze winkel')
    const saying = tiles.elements().filter((tile) => tile.textContent.includes('Te besteden'))
    expect(saying).toHaveLength(1)
  })

  test('of a brand that is not sold here says so', async () => {
    renderPage('/zoeken/?s=playstation')
    await expect.element(page.getByText(/^PlayStation hebben we niet/)).toBeVisible()
    await expect.element(page.getByRole('article').first()).toMatchTextContent('Gamebon')
  })

  test('of a question leads to the page that answers it', async () => {
    renderPage('/zoeken/?s=saldo%20checken')
    const link = page.getByRole('link', { name: 'Saldo van een cadeaubon bekijken' })
    await expect.element(link).toHaveAttribute('href', '/saldocheck/')
  })

  test('for somebody at a moment says both, and each can be taken off', async () => {
    renderPage('/zoeken/?s=verjaardag%20oma')
    const off = page.getByRole('link', { name: /Zoek zonder/ })
    await expect.poll(() => off.elements().length).toBe(2)
    await userEvent.click(off.first())
    await expect.poll(() => off.elements().length).toBe(1)
    await userEvent.click(off)
    await expect.element(off).not.toBeInTheDocument()
  })
})

describe('the field in the header of a desktop', () => {
  const inHeader = page.getByRole('banner').getByRole('textbox', { name: t.label })
  beforeEach(() => page.viewport(1440, 900))
  afterEach(() => page.viewport(375, 812))

  test('is passed by Tab, and the first other key opens the modal', async () => {
    renderPage('/cadeaubonnen/')
    await userEvent.click(inHeader)
    await expect.element(field).toHaveFocus()
    await userEvent.fill(field, '')
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(inHeader).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab({ shift: true })
    await expect.element(inHeader).toHaveFocus()
    await expect.element(dialog).not.toBeInTheDocument()
    await userEvent.keyboard('koffie')
    await expect.element(field).toHaveValue('koffie')
    await expect.element(options.filter({ hasText: 'Koffiebon' })).toBeVisible()
  })
})

test.each(['/', '/cadeaubonnen/'])(
  'on a phone the field is on the first screen of %s',
  async (at) => {
    renderPage(at)
    const onPage = page.getByRole('main').getByLabelText(t.label)
    await expect.element(onPage).toBeVisible()
    expect(onPage.element().getBoundingClientRect().bottom).toBeLessThan(window.innerHeight / 2)
  },
)
