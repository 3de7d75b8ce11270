import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { viewedProducts } from '#storefront/parts/recently-viewed/viewed-products.ts'
import { axeViolations } from '#tests/support/render-component.tsx'
import { newVisitor, renderPage } from '#tests/support/render-page.tsx'

const banner = page.getByRole('banner')
const kept = page.getByRole('main').getByRole('article')
const saved = (count: number) => banner.getByRole('link', { name: new RegExp(`${count} bewaard`) })
const hearts = page.getByRole('button', { name: /^Bewaar/ })

beforeEach(async () => {
  await newVisitor()
})

describe('favourites', () => {
  test('what is no longer sold leaves without a word, and nonsense is no favourite', async () => {
    renderPage('/favorieten/')
    await expect.element(hearts.first()).toBeEnabled()
    const ids = ['al-lang-weg', '<img src=x>', 'aan-tafel-dinerbon', 7]
    window.localStorage.setItem('favourites', JSON.stringify({ v: 1, ids }))
    // As another tab wrote it.
    window.dispatchEvent(new StorageEvent('storage', { key: 'favourites' }))
    await expect.element(page.getByText('1 cadeau bewaard')).toBeVisible()
    await expect.element(kept).toHaveLength(1)
    await expect.element(saved(1)).toBeVisible()
  })

  test('last as long as the page in a browser that may store nothing', async () => {
    const forbid = () => {
      throw new DOMException('forbidden', 'SecurityError')
    }
    using _get = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(forbid)
    using _set = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(forbid)
    renderPage('/cadeaubonnen/')
    await userEvent.click(hearts.first())
    await userEvent.click(saved(1))
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toMatchTextContent('Je favorieten')
    await expect.element(kept).toHaveLength(1)
  })

  test('are kept by a heart, and given back as long as the page stands', async () => {
    renderPage('/cadeaubonnen/')
    const heart = hearts.nth(1)
    await expect.element(heart).toHaveAttribute('aria-pressed', 'false')
    const name = heart.element().getAttribute('aria-label')?.replace('Bewaar ', '') ?? ''
    heart.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(heart).toHaveAttribute('aria-pressed', 'true')
    await expect
      .element(banner.getByRole('status'))
      .toMatchTextContent(`${name} staat bij je favorieten`)
    await userEvent.click(saved(1))
    await expect.element(kept.getByRole('link')).toMatchTextContent(name)
    await userEvent.click(kept.getByRole('button', { name: /^Bewaar/ }))
    await expect.element(kept.getByRole('link')).toMatchTextContent(name)
    renderPage('/favorieten/')
    await expect
      .element(page.getByRole('heading', { name: 'Nog geen hartjes gegeven' }))
      .toBeVisible()
    await expect.element(kept, { message: 'what others gave' }).toHaveLength(4)
  })
})

describe('what was looked at last', () => {
  const heading = page.getByRole('heading', { name: 'Laatst bekeken' })
  const cards = () => [...(heading.element().closest('section')?.querySelectorAll('article') ?? [])]

  test('stands on the next product and on home, until it is forgotten, which can be taken back', async () => {
    renderPage('/cadeaubonnen/aan-tafel-dinerbon/')
    await userEvent.click(page.getByRole('button', { name: 'Bewaar Aan tafel Dinerbon' }))
    await expect.element(saved(1)).toBeVisible()
    await expect.element(heading).not.toBeInTheDocument()
    renderPage('/cadeaubonnen/bijenlint-donatie/')
    await expect.element(heading).toBeVisible()
    await expect
      .poll(() => cards().map((card) => card.querySelector('a')?.textContent))
      .toEqual(['Aan tafel Dinerbon'])
    renderPage('/')
    await expect.element(heading).toBeVisible()
    await expect.poll(() => cards().length).toBe(2)
    expect(await axeViolations()).toEqual([])
    const looked = viewedProducts.ids()
    await userEvent.click(page.getByRole('button', { name: 'Wis deze lijst' }))
    await expect.poll(cards).toEqual([])
    expect(viewedProducts.ids()).toEqual([])
    await expect.element(page.getByText('Je lijst is leeg.')).toBeVisible()
    const bringBack = page.getByRole('button', { name: 'Zet terug' })
    await expect.element(bringBack).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => cards().length).toBe(2)
    expect(viewedProducts.ids()).toEqual(looked)
    await userEvent.click(page.getByRole('button', { name: 'Wis deze lijst' }))
    renderPage('/')
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.element(heading).not.toBeInTheDocument()
  })
})
