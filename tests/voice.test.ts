import { globSync, readFileSync } from 'node:fs'
import { loadAll } from 'js-yaml'
import { expect, test } from 'vitest'
import type { Language } from '#kernel/language.ts'

/** Every text that a customer may read: screens and mails, and what content says. What the search understands is no text. */
const root = new URL('../', import.meta.url).pathname

type Text = { where: string; language: Language; text: string }

const isTree = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return isTree(value) ? Object.values(value).flatMap(stringsIn) : []
}

/** `nl` and `en` of any depth. */
function localized(value: unknown): { language: Language; text: string }[] {
  if (!isTree(value)) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'nl' || key === 'en'
      ? stringsIn(inner).map((text) => ({ language: key, text }))
      : localized(inner),
  )
}

const areas = globSync('src/i18n/texts/*.ts', { cwd: root })

const ofScreens: Text[] = (
  await Promise.all(
    areas.map(async (where) =>
      localized(await import(`${root}${where}`)).map((text) => ({ where, ...text })),
    ),
  )
).flat()

const ofContent: Text[] = globSync('content/**/*.yaml', { cwd: root })
  .filter((where) => !where.startsWith('content/search/'))
  .flatMap((where) =>
    loadAll(readFileSync(`${root}${where}`, 'utf8')).flatMap((document) =>
      localized(document).map((text) => ({ where, ...text })),
    ),
  )

/** Line by line, so that a fault is easy to find. */
const ofArticles: Text[] = globSync('content/blog/articles/*.md', { cwd: root }).flatMap((where) =>
  readFileSync(`${root}${where}`, 'utf8')
    .split('\n')
    .map((text) => ({ where, language: where.endsWith('.nl.md') ? 'nl' : 'en', text })),
)

const texts = [...ofScreens, ...ofContent, ...ofArticles]

/** As the specification words it (SPEC §2), or as the law does. */
const quoted = new Set(['View all gift vouchers in this category', 'Check balance & redeem'])

/** Names of one thing that `docs/voice.md` gives another name, and what it never says. */
const never: Readonly<Record<Language, readonly RegExp[]>> = {
  nl: [
    /keuzekaart/i,
    /winkelwagen/i,
    /verzilver/i,
    /\btegoedbon/,
    /\bvouchers?\b(?! voor meervoudig gebruik)/i,
    // Names of products are names.
    /[Ll]ege cadeaukaarten|^Lege kaarten/,
    /persoonlijk bericht/i,
  ],
  en: [
    /\bchoice cards?\b/i,
    /\bredeem/i,
    /\breceivers?\b/i,
    /\bmailbox/i,
    /\be-mail/i,
    /\b(?:shopping|your|the) cart\b/i,
    /\bsign in\b/i,
    /\bmail us\b|\bstands with\b|\bthink along\b|\bpage of your order\b/i,
    /\bgiving moments?\b/i,
    /(?<!multi-purpose )(?<!single-purpose )\bvouchers?\b/i,
    /\b(?:color|favorite|personalize|organize|center)s?\b/i,
  ],
}

/** What a text asks for and the words that choose between forms are names of ours. */
const asRead = (text: string): string => text.replaceAll(/\{\w+(?:, select,)?|\]\([^)]*\)/g, '')

test('one thing has one name, on every screen, in every mail and in all content', () => {
  expect(texts.length).toBeGreaterThan(4000)
  const wrong = texts.flatMap(({ where, language, text }) =>
    quoted.has(text)
      ? []
      : never[language]
          .filter((name) => name.test(asRead(text)))
          .map((name) => `${where} (${language}, ${name}): ${text.slice(0, 160)}`),
  )
  expect(wrong).toEqual([])
})
