import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { GiftCardMenu } from '#storefront/frame/menu/gift-card-menu.tsx'
import { MenuButton } from '#storefront/frame/menu/menu-button.tsx'
import type { FrameCategoryFragment } from '#storefront/graphql/generated/graphql.ts'
import { askShop, axeViolations, renderComponent, texts } from '#tests/support/render-component.tsx'

const { menu } = texts.frame
const phone = [375, 812] as const
const desktop = [1440, 900] as const

const { menuCategories: categories } = await askShop<{ menuCategories: FrameCategoryFragment[] }>(
  'query Menu($userData: UserData!) { menuCategories(userData: $userData) { id title path icon isTop } }',
)

describe('the menu of gift cards on a desktop', () => {
  const button = page.getByRole('button', { name: menu.giftCards })
  const tabs = page.getByRole('tablist', { name: menu.categories }).getByRole('tab')
  let address: () => string
  beforeEach(async () => {
    await page.viewport(...desktop)
    ;({ address } = renderComponent(
      <>
        <header>
          <GiftCardMenu categories={categories} />
        </header>
        <main id="main" tabIndex={-1} className="mt-160">
          <h1>Onder het menu</h1>
        </main>
      </>,
    ))
  })
  afterEach(() => page.viewport(...phone))

  test('is walked by keyboard, before the first comes the last, and a product closes it', async () => {
    // A pointer that was left where the menu opens would choose there.
    await userEvent.hover(page.getByRole('heading', { name: 'Onder het menu' }))
    await expect.element(button).toBeVisible()
    button.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(tabs.first()).toBeVisible()
    await userEvent.tab()
    await expect.element(tabs.first()).toHaveFocus()
    await expect.element(tabs.first()).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(tabs.last()).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect.element(tabs.nth(1)).toHaveFocus()
    const panel = page.getByRole('tabpanel', { name: categories[1]?.title ?? '' })
    await expect.element(panel.getByRole('listitem').getByRole('link')).toHaveLength(4)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect.poll(address).toMatch(/^\/cadeaubonnen\/[a-z-]+\/$/)
    await expect.element(button).toHaveAttribute('aria-expanded', 'false')
    await expect.element(page.getByRole('main')).toHaveFocus()
  })

  test('a pointer over a category shows its products and the way to all of them', async () => {
    await userEvent.click(button)
    const sauna = { name: 'Sauna en wellness' }
    await userEvent.hover(page.getByRole('tab', sauna))
    const panel = page.getByRole('tabpanel', sauna)
    await expect.element(panel.getByText('Berkentak Saunabon')).toBeVisible()
    expect(await axeViolations()).toEqual([])
    await userEvent.click(panel.getByRole('link', { name: menu.viewCategory }))
    await expect.poll(address).toBe('/categorie/sauna-en-wellness/')
    await expect.element(panel).not.toBeInTheDocument()
  })

  test('Escape closes it and gives the focus back; so does a press elsewhere', async () => {
    await userEvent.click(button)
    await userEvent.click(tabs.nth(3))
    await userEvent.keyboard('{Escape}')
    await expect.element(tabs.first()).not.toBeInTheDocument()
    await expect.element(button).toHaveFocus()
    await userEvent.click(button)
    await expect.element(tabs.first()).toBeVisible()
    await userEvent.click(page.getByRole('heading', { name: 'Onder het menu' }))
    await expect.element(tabs.first()).not.toBeInTheDocument()
  })
})

describe('the menu of a phone', () => {
  const button = page.getByRole('button', { name: menu.title })
  const dialog = page.getByRole('dialog', { name: menu.title })
  const all = { languageSwitcher: true, modalAuth: true }
  const open = async (at: string, has = all) => {
    const rendered = renderComponent(<MenuButton categories={categories} menu={[]} has={has} />, at)
    await userEvent.click(button)
    await expect.element(dialog).toBeVisible()
    return rendered
  }

  test('shows six categories, then all, and leads to one', async () => {
    const { address } = await open('/')
    const shown = dialog.getByRole('list').first().getByRole('link')
    await expect.element(shown).toHaveLength(6)
    await userEvent.click(dialog.getByRole('button', { name: menu.allCategories }))
    await expect.element(shown).toHaveLength(17)
    expect(await axeViolations()).toEqual([])
    await userEvent.click(dialog.getByRole('link', { name: 'Dieren' }))
    await expect.poll(address).toMatch(/^\/categorie\/[a-z-]*dier[a-z-]*\/$/)
    await expect.element(dialog).not.toBeInTheDocument()
  })

  test('leads to the account and to the other shops, where the storefront has these', async () => {
    const account = dialog.getByRole('link', { name: texts.layout.account })
    const shops = dialog.getByRole('button', { name: texts.frame.switcher.button })
    const { address } = await open('/', { languageSwitcher: false, modalAuth: false })
    await expect.element(account).not.toBeInTheDocument()
    await expect.element(shops).not.toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    expect(address()).toBe('/')
    const rendered = await open('/')
    await expect.element(shops).toBeVisible()
    await userEvent.click(account)
    await expect.poll(rendered.address).toBe('/account/')
  })

  test('keeps the page still and gives the focus back', async () => {
    await open('/')
    expect(getComputedStyle(document.documentElement).overflow).toBe('hidden')
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(button).toHaveFocus()
  })

  test('is closed by a link to where one is, too', async () => {
    const { address } = await open('/cadeaubonnen/')
    await userEvent.click(dialog.getByRole('link', { name: menu.allGiftCards }))
    await expect.element(dialog).not.toBeInTheDocument()
    expect(address()).toBe('/cadeaubonnen/')
  })
})
