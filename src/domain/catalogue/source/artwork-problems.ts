/** A card's picture as an author hands it in. */
export type Artwork = { name: string; file: string; text: string; hash: string }

export type ArtworkProblem = { line: number; sentence: string }

/** ID-1, the proportion of a bank card: 85.6 × 54. */
const viewBox = '0 0 856 540'

type Refusal = { pattern: RegExp; sentence: (found: RegExpExecArray) => string }

const refusals: readonly Refusal[] = [
  {
    pattern: /<(text|tspan|textPath)\b/g,
    sentence: ([, tag]) => `<${tag}> is not allowed: draw lettering as <path>`,
  },
  {
    pattern: /<(script|foreignObject|iframe|audio|video|object|embed|handler)\b/gi,
    sentence: ([, tag]) => `<${tag}> is not allowed`,
  },
  {
    pattern: /<!(DOCTYPE|ENTITY)\b/gi,
    sentence: ([, word]) => `<!${word}> is not allowed`,
  },
  {
    pattern: /\s(on[a-z]+)\s*=/gi,
    sentence: ([, attribute]) => `the attribute ${attribute} is not allowed`,
  },
  {
    pattern: /\b(?:xlink:)?(?:href|src)\s*=\s*["'](?!#)([^"']*)["']/gi,
    sentence: ([, address]) => `${shorten(address)} refers to something outside the file`,
  },
  {
    pattern: /url\(\s*["']?(?!["']?#)([^"')]*)/gi,
    sentence: ([, address]) => `${shorten(address)} refers to something outside the file`,
  },
  {
    pattern: /@(import|font-face)\b/gi,
    sentence: ([, rule]) => `@${rule} is not allowed`,
  },
]

const shorten = (address: string | undefined): string => `"${(address ?? '').slice(0, 40)}"`

const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length

/**
 * The pictures are shown to everybody, by our own host: nothing in them may run, load or depend on a font. What
 * it refuses is listed; what it lets through is still served with a policy that lets nothing run.
 */
export function findArtworkProblems(text: string): ArtworkProblem[] {
  const found = refusals.flatMap(({ pattern, sentence }) =>
    [...text.matchAll(pattern)].map((match) => ({
      line: lineAt(text, match.index),
      sentence: sentence(match),
    })),
  )
  return [...findRootProblems(text), ...found].toSorted((one, other) => one.line - other.line)
}

function findRootProblems(text: string): ArtworkProblem[] {
  const root = /<svg\b[^>]*>/.exec(text)
  if (root === null) return [{ line: 1, sentence: 'there is no <svg> in it' }]
  const line = lineAt(text, root.index)
  const problems: ArtworkProblem[] = []
  if (!/<\/svg>\s*$/.test(text))
    problems.push({ line: lineAt(text, text.length), sentence: 'it does not end with </svg>' })
  const given = /\bviewBox\s*=\s*["']([^"']*)["']/.exec(root[0])?.[1]
  if (given === undefined) problems.push({ line, sentence: `viewBox="${viewBox}" is missing` })
  else if (given.trim().replaceAll(/[\s,]+/g, ' ') !== viewBox)
    problems.push({ line, sentence: `viewBox is ${given}, it must be ${viewBox}` })
  if (!/\bxmlns\s*=\s*["']http:\/\/www\.w3\.org\/2000\/svg["']/.test(root[0]))
    problems.push({ line, sentence: 'xmlns is missing: without it an <img> shows nothing' })
  return problems
}
