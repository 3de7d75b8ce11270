import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { filesBelow } from '#tests/support/imports.ts'
import { type LeftOut, longJourneys, longOnDesktop, samples, shortened } from './long-run.ts'

const root = new URL('../', import.meta.url).pathname
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8')
const journeysAt = (file: string): string => `tests/e2e/${file}.e2e.ts`

/** Everything that asks which run this is, by the name that it asks for. */
const asked = (call: string): ReadonlyMap<string, string> =>
  new Map(
    [...filesBelow('tests'), ...filesBelow('src'), 'playwright.config.ts', 'vitest.config.ts']
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('long-run'))
      .flatMap((file) =>
        [...textOf(file).matchAll(new RegExp(`\\b${call}(?:<\\w+>)?\\(\\s*'([^']+)'`, 'g'))].map(
          ([, name = '']) => [name, file] as const,
        ),
      ),
  )

describe('the list of what only the long run plays', () => {
  test.each([...longJourneys, ...longOnDesktop])(
    'names journeys that are there: $file',
    (entry) => {
      expect(existsSync(join(root, journeysAt(entry.file)))).toBe(true)
      const outcomes =
        entry.file === 'payment-outcomes' ? textOf('tests/e2e/paying/outcomes.ts') : ''
      const text = textOf(journeysAt(entry.file)) + outcomes
      const { titles = [] } = entry as LeftOut
      const written = (title: string) =>
        text.includes(title) || templatesIn(text).some((template) => template.test(title))
      expect(titles.filter((title) => !written(title))).toEqual([])
    },
  )

  test('names each file once', () => {
    const files = longJourneys.map(({ file }) => file)
    expect(new Set(files).size).toBe(files.length)
  })

  test('names every sample that is taken, in its file, and no other', () => {
    const taken = asked('sampleOf')
    expect([...taken.keys(), ...sampledByTable].sort()).toEqual(Object.keys(samples).sort())
    for (const [name, file] of taken)
      expect(samples[name as keyof typeof samples].file, name).toBe(file)
  })

  test('names everything that is shortened, in its file, and nothing else', () => {
    const taken = asked('isWhole')
    expect([...taken.keys()].sort()).toEqual(Object.keys(shortened).sort())
    for (const [name, file] of taken)
      expect(shortened[name as keyof typeof shortened].file, name).toBe(file)
  })

  test('is asked by nothing but its helpers', () => {
    const askers = [...filesBelow('tests')].filter(
      (file) => file.endsWith('.ts') && /process\.env\.(?:LONG_RUN|LISTS)/.test(textOf(file)),
    )
    expect(askers).toEqual(['tests/support/patience.ts', 'tests/support/thoroughness.ts'])
  })

  test('gives a reason for each entry', () => {
    const entries = [
      ...longJourneys,
      ...longOnDesktop,
      ...Object.values(samples),
      ...Object.values(shortened),
    ]
    for (const { file, because } of entries) expect(because, file).toMatch(/^.{10,}\.$/)
  })
})

/** Taken by the name of a table's row: the lists of one file. */
const sampledByTable = Object.keys(samples).filter(
  (name) =>
    samples[name as keyof typeof samples].file === 'tests/postgres/naughty-pages.pg.test.ts',
)

/** Titles of tests with a place for a value. */
const templatesIn = (text: string): readonly RegExp[] =>
  [...text.matchAll(/^\s*(?:test|journey|in[A-Z]\w*)\(\s*`([^`\n]*\$\{[^`\n]*)`/gm)].map(
    ([, template = '']) =>
      new RegExp(
        `^${template
          .split(/\$\{[^}]*\}/)
          .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
          .join('.+')}$`,
      ),
  )
