import type { AxeResults } from 'axe-core'

/** What axe is asked, of a page and of a component alike. */
export const axeRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** One line for each element. */
export const linesOf = ({ violations }: Pick<AxeResults, 'violations'>): readonly string[] =>
  violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`))
