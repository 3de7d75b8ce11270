import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderComponent, texts } from '#tests/support/render-component.tsx'
import { newVisitor, renderPage } from '#tests/support/render-page.tsx'
import { ErrorSummary } from '#ui/form/error-summary.tsx'

const { address, offer, product } = texts
const label = (text: string) => page.getByLabelText(text, { exact: true })
const submit = page.getByRole('button', { name: product.form.submit })

beforeEach(async () => {
  await newVisitor()
})
afterEach(() => page.viewport(375, 812))

/** Where the lines of an element's text begin, from the top. */
function linesOf(element: Element): readonly number[] {
  const range = document.createRange()
  range.selectNodeContents(element)
  return [...new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))]
}

/** Below the header, above the lower edge. */
const sight = () => ({
  top: document.querySelector('header')?.getBoundingClientRect().bottom ?? 0,
  bottom: window.innerHeight,
})

const isWhole = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= sight().top - 1 && bottom <= sight().bottom + 1
}

const isGone = (element: Element): boolean =>
  element.getBoundingClientRect().bottom <= sight().top + 1

/** From a window in which the list and the field do not fit to one in which they do. */
const heights = Array.from({ length: 12 }, (_, at) => 1120 + at * 50)

test('the first wrong field is in sight with its message, and the list of errors is whole or out of sight', async () => {
  await page.viewport(768, 1024)
  renderPage('/cadeaubonnen/cadeaubonnl-keuze-cadeaukaart/')
  await userEvent.click(page.getByText(offer.form.PHYSICAL, { exact: true }))
  await userEvent.fill(label(product.form.name), 'Sanne Jansen')
  await userEvent.fill(label(address.postCode), '9999 ZZ')
  await userEvent.fill(label(address.houseNumber), '14')
  const street = label(address.street)
  const seen = new Set<boolean>()
  for (const height of heights) {
    await page.viewport(768, height)
    await userEvent.click(submit)
    await expect.element(street).toHaveFocus()
    const field = street.element()
    const message = document.getElementById(field.getAttribute('aria-describedby') ?? '')
    const summary = page.getByRole('alert').first().element()
    await expect.poll(() => isWhole(field) && message !== null && isWhole(message)).toBe(true)
    expect(isWhole(summary) || isGone(summary), `768 by ${height}`).toBe(true)
    seen.add(isWhole(summary))
  }
  expect([...seen]).toEqual([false, true])
})

test('an error of two lines stands apart from the next one on a narrow phone', async () => {
  await page.viewport(320, 640)
  const problems = ['een', 'twee'].map((name) => ({
    id: name,
    name,
    label: undefined,
    text: 'Deze zin is zo lang dat hij op een smalle telefoon twee regels neemt.',
  }))
  renderComponent(<ErrorSummary form={{ problems, element: { current: null } }} />)
  const errors = page.getByRole('alert').getByRole('link')
  await expect.element(errors.nth(1)).toBeVisible()
  const [first = [], second = []] = errors.elements().map(linesOf)
  expect(first.length).toBeGreaterThan(1)
  const [top = 0, next = 0] = first
  expect((second[0] ?? 0) - (first.at(-1) ?? 0)).toBeGreaterThan(next - top + 4)
})
