import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ordering } from '#i18n/nl/ordering.ts'

/** Where every page may come: the texts of ordering are not loaded there, though their keys are typed. */
const everywhere = [
  'ui/**/*.tsx',
  'components/{catalogue,frame,home,modals,product,search}/**/*.{ts,tsx}',
  'routes/{catalogue,errors,frame,home,search}/**/*.tsx',
]

test('no page outside of ordering says a text of ordering', () => {
  const wanted = new RegExp(`useTranslations\\('(${Object.keys(ordering).join('|')})\\b`)
  const files = globSync(everywhere, { cwd: import.meta.dirname })
  expect(files.length).toBeGreaterThan(50)
  const wrong = files.filter((file) =>
    wanted.test(readFileSync(join(import.meta.dirname, file), 'utf8')),
  )
  expect(wrong).toEqual([])
})
