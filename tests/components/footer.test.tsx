import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { FooterLink } from '#storefront/frame/footer/footer-link.tsx'
import { renderComponent } from '#tests/support/render-component.tsx'

afterEach(() => page.viewport(375, 812))

const long = 'Herroep de overeenkomst hier'
const titles = ['Cadeaubonnen', long, 'Zakelijk', 'Contact']

const textBox = (element: Element): DOMRect => {
  const range = document.createRange()
  range.selectNodeContents(element)
  return range.getBoundingClientRect()
}

test.each([
  [375, 44],
  [1440, 36],
])(
  'at %i the links of a list are equally far apart, also around one of two lines',
  async (width, row) => {
    await page.viewport(width, 812)
    renderComponent(
      <ul style={{ width: '9rem' }}>
        {titles.map((title) => (
          <FooterLink key={title} path="/" title={title} />
        ))}
      </ul>,
    )
    await expect.element(page.getByRole('link', { name: long })).toBeVisible()
    const links = page.getByRole('link').elements()
    const texts = links.map(textBox)
    expect(texts[1]?.height).toBeGreaterThan((texts[0]?.height ?? 0) * 1.5)
    const gaps = texts.slice(1).map(({ top }, at) => top - (texts[at]?.bottom ?? 0))
    expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThan(1)
    const heights = links.map((link) => link.getBoundingClientRect().height)
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(row)
    expect(heights[0]).toBeLessThan(row + 1)
  },
)
