import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createStoredIds } from './stored-ids.ts'

/** A browser's storage and its events, as far as a list of ids needs them. */
class Browser extends EventTarget {
  readonly items = new Map<string, string>()
  fails = false
  get localStorage() {
    if (this.fails) throw new Error('SecurityError')
    return {
      getItem: (key: string) => this.items.get(key) ?? null,
      setItem: (key: string, value: string) => {
        if (value.length > 5_000) throw new Error('QuotaExceededError')
        this.items.set(key, value)
      },
    }
  }
}

let browser: Browser
beforeEach(() => {
  browser = new Browser()
  vi.stubGlobal('window', browser)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const key = 'favourites'
const written = (value: unknown) => browser.items.set(key, JSON.stringify(value))

describe('a list that the browser keeps', () => {
  test('has the newest first, each once, and never more than fit', () => {
    const list = createStoredIds(key, 3)
    for (const id of ['a', 'b', 'a', 'c', 'd']) list.add(id)
    expect(list.ids()).toEqual(['d', 'c', 'a'])
    list.remove('c')
    expect(createStoredIds(key, 3).ids()).toEqual(['d', 'a'])
    list.clear()
    expect(createStoredIds(key, 3).ids()).toEqual([])
  })

  test.each([
    ['no JSON', '{"v":1,"ids":['],
    ['null', 'null'],
    ['a text', '"a"'],
    ['another version', '{"v":2,"ids":["a"]}'],
    ['ids that are none', '{"v":1,"ids":{"0":"a"}}'],
  ])('is empty when the storage holds %s, and can be written again', (_what, text) => {
    browser.items.set(key, text)
    const list = createStoredIds(key, 3)
    expect(list.ids()).toEqual([])
    list.add('a')
    expect(createStoredIds(key, 3).ids()).toEqual(['a'])
  })

  test('knows what another tab wrote between its first look and its first listener', () => {
    const list = createStoredIds(key, 3)
    expect(list.ids()).toEqual([])
    written({ v: 1, ids: ['a'] })
    list.subscribe(() => {})
    expect(list.ids()).toEqual(['a'])
    const seen = list.ids()
    list.subscribe(() => {})()
    expect(list.ids()).toBe(seen)
  })

  test('takes only what can be an id out of it', () => {
    written({ v: 1, ids: ['a', 7, null, '<script>', 'b', 'a', 'x'.repeat(101), 'c', 'd'] })
    expect(createStoredIds(key, 3).ids()).toEqual(['a', 'b', 'c'])
  })

  test('lasts as long as the page where nothing may be stored', () => {
    browser.fails = true
    const list = createStoredIds(key, 3)
    list.add('a')
    list.add('b')
    list.remove('a')
    expect(list.ids()).toEqual(['b'])
  })

  test('lasts as long as the page where the storage is full', () => {
    const list = createStoredIds(key, 100)
    const ids = Array.from({ length: 100 }, (_none, index) => `${'x'.repeat(90)}${index}`)
    for (const id of ids) list.add(id)
    expect(list.ids()).toHaveLength(100)
  })

  test('starts each change from what another tab has written, and hears of it', () => {
    const list = createStoredIds(key, 3)
    let heard = 0
    const leave = list.subscribe(() => {
      heard += 1
    })
    list.add('a')
    written({ v: 1, ids: ['b', 'a'] })
    browser.dispatchEvent(Object.assign(new Event('storage'), { key }))
    expect([heard, list.ids()]).toEqual([2, ['b', 'a']])
    written({ v: 1, ids: ['c', 'b'] })
    list.add('d')
    expect(list.ids()).toEqual(['d', 'c', 'b'])
    leave()
    browser.dispatchEvent(Object.assign(new Event('storage'), { key }))
    expect(heard).toBe(3)
  })

  test('forgets what is no longer sold', () => {
    const list = createStoredIds(key, 9)
    for (const id of ['a', 'gone', 'b']) list.add(id)
    list.keepOnly(new Set(['a', 'b']))
    expect(createStoredIds(key, 9).ids()).toEqual(['b', 'a'])
  })
})
