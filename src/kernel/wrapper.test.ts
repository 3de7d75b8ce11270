import * as v from 'valibot'
import { expect, test } from 'vitest'
import { giftSchema } from './gift-input.ts'
import { plainWrappers, wrapperToDraw } from './wrapper.ts'

test('each paper is drawn as itself; one of another release, or none, as the first', () => {
  expect(plainWrappers.map(wrapperToDraw)).toEqual(plainWrappers)
  for (const id of ['sinterklaas', '', '__proto__', null, undefined])
    expect(wrapperToDraw(id)).toBe('hearts')
})

test('a paper that is not offered is refused by its name', () => {
  expect(v.safeParse(giftSchema.entries.wrapper, 'sinterklaas').issues?.[0]?.message).toBe(
    'wrapperUnknown',
  )
})
