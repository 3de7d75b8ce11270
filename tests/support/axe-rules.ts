import type { AxeResults } from 'axe-core'

/** WCAG 2.2 up to AA, as axe names it. */
export const wcagRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What axe is asked, of a page and of a component alike. */
export const axeRules = [...wcagRules, 'best-practice']

/** One line for each element. */
export const linesOf = ({ violations }: Pick<AxeResults, 'violations'>): readonly string[] =>
  violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`))
