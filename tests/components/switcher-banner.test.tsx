import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { countryHeader } from '#tests/support/country-header.ts'
import { axeViolations, drawn, texts } from '#tests/support/render-component.tsx'
import { newVisitor, renderPage } from '#tests/support/render-page.tsx'

const { banner } = texts.frame
const label = page.getByRole('complementary', { name: banner.label })
const { fetch } = window

/** Whatever the page asks, it asks from there. */
function comeFrom(country: string) {
  const answers: Promise<Response>[] = []
  const asked: string[] = []
  vi.spyOn(window, 'fetch').mockImplementation((url, init) => {
    asked.push(String(url))
    const answer = fetch(url, { ...init, headers: { ...init?.headers, [countryHeader]: country } })
    answers.push(answer)
    return answer
  })
  /** Everything that was asked is answered, and led to nothing more. */
  const settled = async (): Promise<void> => {
    const { length } = answers
    await Promise.allSettled(answers)
    await drawn()
    if (answers.length > length) await settled()
  }
  return { settled, hasAskedWhere: () => asked.includes('/ip') }
}

beforeEach(async () => {
  await newVisitor()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('a visitor from Belgium is shown their shop, and again two days after they dismissed it', async () => {
  const { settled } = comeFrom('BE')
  const now = new Date('2026-11-21T12:00:00Z').getTime()
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(now)
  renderPage('/')
  const way = label.getByRole('link', { name: /België/ })
  await expect.element(way).toHaveAttribute('href', 'https://www.giftsquare-be.example/')
  expect(await axeViolations()).toEqual([])
  // The header stays below the banner, at any height.
  window.scrollTo({ top: 600, behavior: 'instant' })
  const header = page.getByRole('banner')
  const boxOf = (part: typeof header) => part.element().getBoundingClientRect()
  await expect.poll(() => boxOf(header).y - boxOf(label).height).toBeCloseTo(0, 0)
  await userEvent.click(label.getByRole('button', { name: banner.close }))
  await expect.element(label).not.toBeInTheDocument()

  const hourMs = 60 * 60 * 1000
  vi.setSystemTime(now + 47 * hourMs)
  renderPage('/')
  await expect.element(header).toBeVisible()
  await settled()
  await expect.element(label).not.toBeInTheDocument()
  vi.setSystemTime(now + 49 * hourMs)
  renderPage('/')
  await expect.element(label).toBeVisible()
})

test.each(['NL', 'JP', 'T1'])(
  'a visitor from %s, without another shop or unknown, is not disturbed',
  async (country) => {
    const { settled, hasAskedWhere } = comeFrom(country)
    renderPage('/')
    await expect.poll(hasAskedWhere).toBe(true)
    await settled()
    await expect.element(page.getByRole('complementary')).not.toBeInTheDocument()
  },
)
