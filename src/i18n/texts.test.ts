import { expect, test } from 'vitest'
import { type Entries, textGroup, texts } from './texts.ts'

const shared = {
  missing: { nl: 'Vul iets in.', en: 'Please fill it in.' },
} as const satisfies Entries

const area = texts({
  title: { nl: 'Dag {name}', en: 'Hello {name}' },
  form: { ...shared, send: { nl: 'Verstuur', en: 'Send' } },
})

test('texts written side by side are read in one language', () => {
  expect(area).toEqual({
    nl: { title: 'Dag {name}', form: { missing: 'Vul iets in.', send: 'Verstuur' } },
    en: { title: 'Hello {name}', form: { missing: 'Please fill it in.', send: 'Send' } },
  })
})

test('a group is read in the language that a page has', () => {
  expect(textGroup(area, 'form').en.send).toBe('Send')
})

test('a text without English does not compile', () => {
  // @ts-expect-error There is no English.
  expect(texts({ title: { nl: 'Dag' } }).en).toEqual({})
})
