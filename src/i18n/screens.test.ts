import { globSync } from 'node:fs'
import { join } from 'node:path'
import { createTranslator } from 'use-intl/core'
import { describe, expect, test } from 'vitest'
import type { Language } from '#kernel/language.ts'

type Areas = Record<string, Record<Language, Tree>>

/** Every area that a screen may import. */
const areas: Areas = Object.assign(
  {},
  ...(await Promise.all(
    globSync('texts/*.ts', { cwd: import.meta.dirname }).map(
      (file) => import(join(import.meta.dirname, file)),
    ),
  )),
)

const textsIn = (language: Language): Tree =>
  Object.fromEntries(Object.entries(areas).map(([name, texts]) => [name, texts[language]]))

const [dutch, english] = [textsIn('nl'), textsIn('en')]

type Tree = { readonly [key: string]: string | Tree }

const textsOf = (tree: Tree, path = ''): [key: string, text: string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : textsOf(value, `${path}${key}.`),
  )

/** The names that a text asks for, whatever it does with them. */
const placesOf = (text: string): string[] =>
  [
    ...new Set(
      [...text.matchAll(/(?<!=\d+ )\{(\w+)(?:\}|, (?:plural|select|number))/g)].map(
        ([, name = '']) => name,
      ),
    ),
  ].sort()

describe('texts of the screens', () => {
  test('both languages have the same texts, none of them empty', () => {
    expect(Object.keys(areas).length).toBeGreaterThan(25)
    const keys = (tree: Tree) => textsOf(tree).map(([key]) => key)
    expect(keys(english)).toEqual(keys(dutch))
    const empty = [...textsOf(dutch), ...textsOf(english)].filter(([, text]) => text.trim() === '')
    expect(empty).toEqual([])
  })

  test('a text asks for the same values in both languages', () => {
    const other = new Map(textsOf(english))
    const different = textsOf(dutch).filter(
      ([key, text]) => placesOf(text).join() !== placesOf(other.get(key) ?? '').join(),
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
