import { globSync } from 'node:fs'
import { join } from 'node:path'
import { IntlMessageFormat } from 'intl-messageformat'
import { createTranslator } from 'use-intl/core'
import { describe, expect, test } from 'vitest'
import type { Localized } from '#kernel/language.ts'

type Tree = { readonly [key: string]: string | Tree }

const modules: Record<string, object>[] = await Promise.all(
  globSync('texts/*.ts', { cwd: import.meta.dirname }).map(
    (file) => import(join(import.meta.dirname, file)),
  ),
)

const isArea = (exported: object): exported is Localized<Tree> =>
  Object.keys(exported).join() === 'nl,en'

/** Every area by its name. Entries that several areas share come with each of them. */
const areas = modules.flatMap((module) =>
  Object.entries(module).flatMap(([name, area]) => (isArea(area) ? [[name, area] as const] : [])),
)

const dutch: Tree = Object.fromEntries(areas.map(([name, { nl }]) => [name, nl]))
const english: Tree = Object.fromEntries(areas.map(([name, { en }]) => [name, en]))

const textsOf = (tree: Tree, path = ''): [key: string, text: string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : textsOf(value, `${path}${key}.`),
  )

/** One part of a parsed message. */
type Part = {
  type: number
  value?: string
  options?: Record<string, { value: readonly Part[] }>
  children?: readonly Part[]
}

/** Types of parts that name nothing: plain text, and the number of a plural. */
const nameless = [0, 7]

const namesIn = (parts: readonly Part[]): string[] =>
  parts.flatMap(({ type, value = '', options = {}, children = [] }) => [
    ...(nameless.includes(type) ? [] : [value]),
    ...Object.values(options).flatMap((option) => namesIn(option.value)),
    ...namesIn(children),
  ])

/** The values and elements that a text asks for, each once. */
const placesOf = (text: string): string =>
  [...new Set(namesIn(new IntlMessageFormat(text, 'nl').getAst()))].sort().join()

/** Sentences that the specification gives in English with its own numbers (SPEC §8). */
const quoted = ['errorsTexts.orderLimitExceeded']

describe('texts of screens, mails and papers', () => {
  test('no text is empty', () => {
    expect(areas.length).toBeGreaterThan(80)
    const empty = [...textsOf(dutch), ...textsOf(english)].filter(([, text]) => text.trim() === '')
    expect(empty).toEqual([])
  })

  test('a text asks for the same values in both languages', () => {
    const other = new Map(textsOf(english))
    const different = textsOf(dutch).filter(
      ([key, text]) => !quoted.includes(key) && placesOf(text) !== placesOf(other.get(key) ?? ''),
    )
    expect(different).toEqual([])
  })

  test.each([
    ['nl', dutch],
    ['en', english],
  ] as const)('every text of %s can be read by the formatter', (locale, messages) => {
    const broken: string[] = []
    const plain: Tree = messages
    const translate = createTranslator({
      locale,
      messages: plain as never,
      onError: (error) => {
        if (error.code === 'INVALID_MESSAGE') broken.push(error.message)
      },
    }) as unknown as (key: string) => string
    for (const [key] of textsOf(plain)) translate(key)
    expect(broken).toEqual([])
  })
})
