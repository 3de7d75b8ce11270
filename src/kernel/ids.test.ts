import { describe, expect, test } from 'vitest'
import { isId, isUuid, newId } from '#kernel/ids.ts'

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'

describe('an id', () => {
  test('says what it names, and has 26 characters behind it', () => {
    for (let count = 0; count < 200; count += 1)
      expect(newId('ord')).toMatch(/^ord_[0-9a-hjkmnp-tv-z]{26}$/)
  })

  test('begins with its time in base 32, so that later ids stand later in an index', () => {
    expect(newId('ord', 0).slice(4, 14)).toBe('0000000000')
    expect(newId('ord', 31).slice(4, 14)).toBe('000000000z')
    expect(newId('ord', 32).slice(4, 14)).toBe('0000000010')
    expect(newId('ord', 32 ** 9 * 5 + 7).slice(4, 14)).toBe('5000000007')
    expect(newId('ord', 1_800_000_000_000) < newId('ord', 1_800_000_000_001)).toBe(true)
  })

  test('ends at random: every character of the alphabet comes, and no id twice', () => {
    const ids = Array.from({ length: 1000 }, () => newId('ord', 0))
    expect(new Set(ids).size).toBe(ids.length)
    const characters = new Set(ids.flatMap((id) => [...id.slice(14)]))
    expect([...characters].toSorted().join('')).toBe(alphabet)
  })

  test('is known by its prefix and shape', () => {
    const id = newId('ord')
    expect(isId('ord', id)).toBe(true)
    expect(isId('crt', id)).toBe(false)
  })

  test.each([
    ['of another length', `ord_${'0'.repeat(25)}`],
    ['with more behind it', `ord_${'0'.repeat(26)}0`],
    ['with something before it', ` ord_${'0'.repeat(26)}`],
    ['with a letter that is no digit', `ord_${'0'.repeat(25)}u`],
    ['in capitals', `ord_${'A'.repeat(26)}`],
  ])('%s is none', (_name, text) => {
    expect(isId('ord', text)).toBe(false)
  })

  test('of a prefix without three small letters is none', () => {
    expect(isId('order', `order_${'0'.repeat(26)}`)).toBe(false)
    expect(isId('x_ord', `x_ord_${'0'.repeat(26)}`)).toBe(false)
  })
})

describe('the address of an order', () => {
  const uuid = '0192f7a4-9c1e-7b3d-8f60-5a2c4e6d8b90'

  test('is a UUID in small letters', () => {
    expect(isUuid(uuid)).toBe(true)
  })

  test.each([
    ['longer', `${uuid}0`],
    ['longer at the front', `0${uuid}`],
    ['of no version', uuid.replace('-7b3d', '-0b3d')],
    ['of another variant', uuid.replace('-8f60', '-7f60')],
    ['in capitals', uuid.toUpperCase()],
    ['with another sign', uuid.replace('0192', '019g')],
    ['of shorter parts', '0192f7a-9c1e-7b3d-8f60-5a2c4e6d8b90'],
    ['of a shorter second part', uuid.replace('-9c1e', '-9c1')],
    ['of a shorter third part', uuid.replace('-7b3d', '-7b3')],
    ['of a shorter fourth part', uuid.replace('-8f60', '-8f6')],
    ['of a shorter end', uuid.slice(0, -1)],
  ])('that is %s is none', (_name, text) => {
    expect(isUuid(text)).toBe(false)
  })
})
