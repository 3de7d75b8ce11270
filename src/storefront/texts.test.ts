import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { accounts } from '#i18n/nl/accounts.ts'
import { offering } from '#i18n/nl/offering.ts'
import { ordering } from '#i18n/nl/ordering.ts'

/** Where every page may come: the texts of ordering are not loaded there, though their keys are typed. */
const everywhere = [
  'ui/**/*.tsx',
  '{areas,parts}/{blocks,brands,catalogue,favourites,home,modals,page,product,products,recently-viewed,search,seo,tiles}/**/*.{ts,tsx}',
  'frame/**/*.{ts,tsx}',
  'routes/{catalogue,errors,frame,home,search}/**/*.tsx',
]

/** Parts of lists and of pages of products, which stand where these texts are loaded. */
const offeringParts =
  /^(areas\/(product|brands\/brand-about|catalogue\/(filter|use-filter|nothing|sort|chosen|help-cell|product-list|(gift-cards|category|moment)-page))|parts\/brands\/spend-places)/

test('nothing but lists and pages of products says a text of theirs', () => {
  const wanted = new RegExp(`useTranslations\\('(${Object.keys(offering).join('|')})\\b`)
  const files = globSync('**/*.{ts,tsx}', { cwd: import.meta.dirname })
  const wrong = files.filter((file) =>
    wanted.test(readFileSync(join(import.meta.dirname, file), 'utf8')),
  )
  expect(wrong.length).toBeGreaterThan(0)
  expect(wrong.filter((file) => !offeringParts.test(file))).toEqual([])
})

test('no page outside of ordering says a text of ordering', () => {
  const wanted = new RegExp(`useTranslations\\('(${Object.keys(ordering).join('|')})\\b`)
  const files = globSync(everywhere, { cwd: import.meta.dirname })
  expect(files.length).toBeGreaterThan(50)
  const wrong = files.filter((file) =>
    wanted.test(readFileSync(join(import.meta.dirname, file), 'utf8')),
  )
  expect(wrong).toEqual([])
})

test('nothing but pages of accounts, and what brings their texts along, says one of them', () => {
  const { legal, ...texts } = accounts
  const wanted = new RegExp(`useTranslations\\('(${Object.keys(texts).join('|')})\\b`)
  const files = globSync('**/*.{ts,tsx}', { cwd: import.meta.dirname })
  const speaking = files.filter((file) =>
    wanted.test(readFileSync(join(import.meta.dirname, file), 'utf8')),
  )
  expect(speaking.length).toBeGreaterThan(0)
  expect(
    speaking.filter((file) => !/^((areas|routes)\/account\/|frame\/header\/account-)/.test(file)),
  ).toEqual([])
})
