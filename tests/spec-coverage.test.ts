import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { read } from './support/imports.ts'
import { titlesIn } from './support/test-titles.ts'

const root = new URL('../', import.meta.url).pathname
const pages = globSync('docs/spec-coverage/*.md', { cwd: root })

/** A test file, and in brackets behind it the beginnings of titles in it. */
const testFile = /`((?:src|tests)\/[^`*]+\.(?:test|e2e)\.tsx?)`(?: \(((?:"[^"]+"(?:, )?)+)\))?/g

const quoted = (beginnings = ''): readonly string[] =>
  [...beginnings.matchAll(/"([^"]+)"/g)].map(([, beginning = '']) => beginning)

test('every test that a row quotes is in the file that the row names', () => {
  const rows = pages.flatMap((page) =>
    [...read(page).matchAll(testFile)].flatMap(([, file = '', beginnings]) =>
      quoted(beginnings).map((beginning) => ({ page, file, beginning })),
    ),
  )
  expect(rows.length).toBeGreaterThan(80)
  const gone = rows.filter(
    ({ file, beginning }) => !titlesIn(read(file)).some((title) => title.startsWith(beginning)),
  )
  expect(gone).toEqual([])
})

test('what stands in brackets behind a test file is a title', () => {
  const paraphrase = /`[^`]+\.(?:test|e2e)\.tsx?` \([^"][^)]*\)/g
  expect(pages.flatMap((page) => read(page).match(paraphrase) ?? [])).toEqual([])
})

test('titles are read from every way to write a test', () => {
  const source = [
    `test('one', () => {})`,
    `it("it's two", () => {})`,
    `test.describe(\`a \${kind} of \${thing}\`, () => {})`,
    `test.each([\n  ['x', 1],\n])('%s is not $name', () => {})`,
  ].join('\n')
  expect(titlesIn(source)).toEqual(['one', "it's two", 'a … of …', '… is not …'])
})
