import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { offering } from '#i18n/nl/offering.ts'
import { ordering } from '#i18n/nl/ordering.ts'

/** Where every page may come: the texts of ordering are not loaded there, though their keys are typed. */
const everywhere = [
  'ui/**/*.tsx',
  'components/{catalogue,frame,home,modals,product,search}/**/*.{ts,tsx}',
  'routes/{catalogue,errors,frame,home,search}/**/*.tsx',
]

test('nothing but the page of a product says a text of its own', () => {
  const wanted = new RegExp(`useTranslations\\('(${Object.keys(offering).join('|')})\\b`)
  const files = globSync('**/*.{ts,tsx}', { cwd: import.meta.dirname })
  const wrong = files.filter((file) =>
    wanted.test(readFileSync(join(import.meta.dirname, file), 'utf8')),
  )
  expect(wrong.length).toBeGreaterThan(0)
  expect(wrong.filter((file) => !file.startsWith('components/product/'))).toEqual([])
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
