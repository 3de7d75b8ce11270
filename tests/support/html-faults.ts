import { HtmlValidate, StaticConfigLoader } from 'html-validate'

/**
 * The HTML standard's own rules (`standard`) and those about access (`a11y`), with the one exception below, and
 * what besides them browsers silently put right. Rules of taste, such as quotes and the case of attributes, stay out: React writes
 * `charSet` and `<meta/>`, which are as valid as any other way.
 */
const judge = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    elements: ['html5'],
    extends: ['html-validate:standard', 'html-validate:a11y'],
    rules: {
      'heading-level': 'error',
      'input-attributes': 'error',
      'no-dup-class': 'error',
      'no-implicit-close': 'error',
      'no-missing-references': 'error',
      'no-self-closing': 'error',
      'no-utf8-bom': 'error',
      'script-type': 'error',
      // No native element lists what was found for a word that is still being typed.
      'prefer-native-element': ['error', { exclude: ['listbox'] }],
    },
  }),
)

/** What is wrong with the text of a page, one line for each thing. */
export function htmlFaults(html: string): readonly string[] {
  return judge
    .validateStringSync(html)
    .results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    )
}

/** The same of what is the page's own: frame and head, which every page has alike, and scripts left out. */
export function mainFaults(html: string): readonly string[] {
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0]
  if (main === undefined) return ['no main']
  const own = main.replace(/<script[\s\S]*?<\/script>/g, '')
  return htmlFaults(
    `<!DOCTYPE html><html lang="nl"><head><title>-</title></head><body>${own}</body></html>`,
  )
}
