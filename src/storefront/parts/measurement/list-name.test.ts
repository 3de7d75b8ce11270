import { expect, test } from 'vitest'
import { listNameOf } from './list-name.ts'

test.each([
  ['/cadeaubonnen/', 'cadeaubonnen'],
  ['/en/cadeaubonnen/', 'cadeaubonnen'],
  ['/categorie/eten-en-drinken/', 'categorie/eten-en-drinken'],
  ['/en/geefmomenten/verjaardag/?price=0-25', 'geefmomenten/verjaardag'],
])('the list at %s is called %s', (path, name) => {
  expect(listNameOf(path)).toBe(name)
})
