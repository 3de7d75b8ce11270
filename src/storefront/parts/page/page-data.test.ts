import { expect, test } from 'vitest'
import { type PageData, readData, writeData } from './page-data.ts'

/** As the browser gets it: what the router sends, without what the server holds on to. */
const sent = <T>(written: PageData<T>): PageData<T> => JSON.parse(JSON.stringify(written))

const tricky = {
  quotes: `'s-Hertogenbosch "en" \\' \\"`,
  signs: 'é € \u2028 😀 </script> \ud800',
  "it's": null,
  list: [1, undefined, { deep: "'" }],
  nothing: undefined,
  none: {},
}

test('data arrives as it went, whatever stands in it', () => {
  expect(readData(sent(writeData(tricky)))).toEqual(JSON.parse(JSON.stringify(tricky)))
  expect(readData(sent(writeData([])))).toEqual([])
})

test('answers that are kept, and are therefore frozen, go as others do', () => {
  const kept = Object.freeze({ title: "Foto's", items: Object.freeze(['"a"']) })
  for (let again = 0; again < 2; again += 1)
    expect(readData(sent(writeData({ kept, page: 1 })))).toEqual({ kept, page: 1 })
})

test('the server makes its page of the very objects that it loaded', () => {
  const loaded = { brands: [] }
  expect(readData(writeData(loaded))).toBe(loaded)
})

test('a page reads the same objects each time', () => {
  const written = sent(writeData({ brands: [{ title: 'Een' }] }))
  expect(readData(written)).toBe(readData(written))
})

test('what would come back as something else is refused by the compiler', () => {
  // @ts-expect-error nothing would be left of it
  expect(writeData({ at: new Date(0) }).text).toBe("{'at':{}}")
})
