import type { Frame, Page } from '@playwright/test'
import axe from 'axe-core'
import { axeRules, linesOf, wcagRules } from '#tests/support/axe-rules.ts'

/** What may be wrong at one width and right at another, while the elements are the same. */
export const rulesOfWidth = ['color-contrast', 'scrollable-region-focusable', 'target-size']

/** The violations that axe finds on the page, one line for each element; of all rules, or of some. */
export async function axeViolationsOn(
  page: Page,
  rules: readonly string[] = [],
): Promise<readonly string[]> {
  const violations = await Promise.all(page.frames().map((frame) => violationsIn(frame, rules)))
  return violations.flat()
}

/** In the page itself and without what axe finds right: its own builder opens a second page to gather all of that. */
async function violationsIn(frame: Frame, rules: readonly string[]): Promise<readonly string[]> {
  // Advice is about whole pages, and a frame is a part of one.
  const tags = frame.parentFrame() === null ? axeRules : wcagRules
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source)
  const found = await frame.evaluate(
    async (options) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(options)
      return { violations }
    },
    {
      runOnly: rules.length > 0 ? [...rules] : tags,
      resultTypes: ['violations' as const],
      selectors: false,
      // Each frame is asked by itself.
      iframes: false,
    },
  )
  return linesOf(found)
}
