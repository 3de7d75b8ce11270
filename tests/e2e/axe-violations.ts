import type { Frame, Page } from '@playwright/test'
import axe from 'axe-core'
import {
  axeRules,
  linesOf,
  rulesOfPage,
  violationsAlone,
  wcagRules,
} from '#tests/support/axe-rules.ts'

/** What may be wrong at one width and right at another, while the elements are the same. */
export const rulesOfWidth = ['color-contrast', 'scrollable-region-focusable', 'target-size']

type AxeQuestion = {
  /** Some rules instead of all. */
  rules?: readonly string[]
  /** The part that is judged; what is about pages is judged of the whole all the same. */
  within?: 'main' | 'dialog[open]'
}

/** The violations that axe finds on the page, one line for each element. */
export async function axeViolationsOn(
  page: Page,
  question: AxeQuestion = {},
): Promise<readonly string[]> {
  const violations = await Promise.all(page.frames().map((frame) => violationsIn(frame, question)))
  return violations.flat()
}

/** In the page itself and without what axe finds right: its own builder opens a second page to gather all of that. */
async function violationsIn(
  frame: Frame,
  { rules, within }: AxeQuestion,
): Promise<readonly string[]> {
  const isPage = frame.parentFrame() === null
  // Advice is about whole pages, and a frame is a part of one.
  const runOnly = [...(rules ?? (isPage ? axeRules : wcagRules))]
  const part = isPage ? within : undefined
  const asked = [
    { part, options: { ...violationsAlone, runOnly } },
    ...(part === undefined || rules !== undefined
      ? []
      : [{ part: undefined, options: { ...violationsAlone, runOnly: rulesOfPage } }]),
  ]
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source)
  const found = await frame.evaluate(async (questions) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe
    const all = []
    for (const { part, options } of questions) {
      // Each frame is asked by itself.
      const { violations } = await run(part ?? document, { ...options, iframes: false })
      all.push({ violations })
    }
    return all
  }, asked)
  return found.flatMap(linesOf)
}
