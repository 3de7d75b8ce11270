import type { AxeResults, RunOptions } from 'axe-core'

/** WCAG 2.2 up to AA, as axe names it. */
export const wcagRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What axe is asked, of a page and of a component alike. */
export const axeRules = [...wcagRules, 'best-practice']

/** About a page as a whole: its parts cannot be judged for them. */
export const rulesOfPage = [
  'aria-hidden-body',
  'bypass',
  'document-title',
  'duplicate-id-aria',
  'heading-order',
  'html-has-lang',
  'html-lang-valid',
  'landmark-main-is-top-level',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-one-main',
  'landmark-unique',
  'meta-viewport',
  'page-has-heading-one',
  'region',
  'skip-link',
]

/** What is right is gathered for nobody, and style sheets would be fetched anew each time, for a rule that is not asked. */
export const violationsAlone: RunOptions = {
  resultTypes: ['violations'],
  selectors: false,
  preload: { assets: ['media'] },
}

/** One line for each element. */
export const linesOf = ({ violations }: Pick<AxeResults, 'violations'>): readonly string[] =>
  violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`))
