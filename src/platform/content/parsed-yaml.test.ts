import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { load } from 'js-yaml'
import { expect, onTestFinished, test } from 'vitest'
import { keepParsed, parseYaml } from './parsed-yaml.ts'

function newRoot(): string {
  const root = mkdtempSync(join(tmpdir(), 'gift-card-shop-content-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  mkdirSync(join(root, 'build'))
  return root
}

const texts = [
  'title: { nl: Een boek, en: A book }\nprices: [10, 25.5]\nisOpen: true\nnone: null\n',
  '- 2026-11-21\n- "0012"\n- |\n  two\n  lines\n',
]

test('what the build read is the same data as the file gives, and nobody shares it with another reader', () => {
  const root = newRoot()
  keepParsed(root, texts)
  for (const text of texts) {
    expect(parseYaml(root, text)).toEqual(load(text))
    expect(parseYaml(root, text)).not.toBe(parseYaml(root, text))
  }
})

test('a text that the build did not see is read as it stands, and so is all without a build', () => {
  const root = newRoot()
  keepParsed(root, texts)
  expect(parseYaml(root, 'title: another')).toEqual({ title: 'another' })
  expect(parseYaml(newRoot(), texts[0] ?? '')).toEqual(load(texts[0] ?? ''))
})

test('what JSON cannot say is left to the start, and so is what is no YAML', () => {
  const root = newRoot()
  keepParsed(root, ['- .inf\n- .nan\n', 'a: [', texts[0] ?? ''])
  const kept = JSON.parse(readFileSync(join(root, 'build', 'content.json'), 'utf8')) as object
  expect(Object.keys(kept)).toHaveLength(1)
  expect(parseYaml(root, '- .inf\n- .nan\n')).toEqual([Number.POSITIVE_INFINITY, Number.NaN])
  expect(() => parseYaml(root, 'a: [')).toThrow()
})

test('what the build kept is what is read', () => {
  const root = newRoot()
  keepParsed(root, texts)
  const file = join(root, 'build', 'content.json')
  writeFileSync(file, readFileSync(file, 'utf8').replace('Een boek', 'Een plaat'))
  expect(parseYaml(root, texts[0] ?? '')).toMatchObject({ title: { nl: 'Een plaat' } })
})
