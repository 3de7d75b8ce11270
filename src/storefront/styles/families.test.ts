import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { themeColorOf } from './theme-color.ts'

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8')

const colorsIn = (css: string): Record<string, string> =>
  Object.fromEntries(
    [...css.matchAll(/--color-([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name = '', hex = '']) => [
      name,
      hex,
    ]),
  )

const general = colorsIn(read('./tokens.css'))
const own = (family: string) =>
  colorsIn(read('./families.css').match(new RegExp(`${family}"\\] \\{[^}]*`))?.[0] ?? '')

const families = {
  GCS: general,
  CB: { ...general, ...own('CB') },
  CK: { ...general, ...own('CK') },
}

/** Relative luminance of WCAG 2.2, 0 to 1. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const surfaces = [
  'surface',
  'surface-warm',
  'surface-blush',
  'surface-gray',
  'action-soft',
] as const

const textPairs: [text: string, surface: string][] = [
  ...surfaces.flatMap((surface): [string, string][] => [
    ['text', surface],
    ['text-soft', surface],
    ['action', surface],
    ['action-strong', surface],
  ]),
  ['text', 'sun'],
  ['text', 'line-blush'],
  ['warning-text', 'sun-soft'],
  ['on-action', 'action'],
  ['on-action', 'action-strong'],
  ['on-deep', 'surface-deep'],
  ['on-deep-soft', 'surface-deep'],
  ['sun', 'surface-deep'],
  ['leaf', 'leaf-soft'],
  ['leaf', 'surface'],
  ['error', 'surface'],
  ['error', 'error-soft'],
]

describeFamilies((name, colors) => {
  test.each(textPairs)(`${name}: %s reads well on %s (WCAG 1.4.3)`, (text, surface) => {
    expect(contrast(colors[text] ?? '', colors[surface] ?? '')).toBeGreaterThanOrEqual(4.5)
  })

  test(`${name}: the edge of a field is seen (WCAG 1.4.11)`, () => {
    expect(contrast(colors['line-field'] ?? '', colors.surface ?? '')).toBeGreaterThanOrEqual(3)
  })
})

function describeFamilies(check: (name: string, colors: Record<string, string>) => void): void {
  for (const [name, colors] of Object.entries(families)) check(name, colors)
}

test.each(Object.entries(families))(
  '%s: the browser frames it in its deep surface',
  (name, colors) => {
    expect(themeColorOf(name)).toBe(colors['surface-deep'])
  },
)

test('another family gives values to roles that exist, and to nothing else', () => {
  for (const family of ['CB', 'CK'])
    expect(Object.keys(own(family)).filter((name) => !(name in general))).toEqual([])
})
