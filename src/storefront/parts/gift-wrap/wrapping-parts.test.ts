import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { plainWrappers, wrappings } from '#kernel/wrapper.ts'
import { wrappingPartsOf } from './wrapping-parts.ts'

const folder = new URL('../../../../content/wrappers/', import.meta.url)
const styles = readFileSync(new URL('../../styles/gift.css', import.meta.url), 'utf8')

const drawn = new Set(readdirSync(folder))
const ofParts = wrappings.map((id) => ({ id, parts: wrappingPartsOf(id) ?? [] }))

test('each wrapping and each of its parts is a picture, and there is no other', () => {
  const named = ofParts.flatMap(({ id, parts }) => [
    `${id}.svg`,
    ...parts.map(({ name }) => `${id}-${name}.svg`),
  ])
  expect([...drawn].sort()).toEqual(named.sort())
})

test('every part comes off, each paid paper in a way of its own, and all of it in less than a second', () => {
  const ways = new Map<string, string>()
  for (const { id, parts } of ofParts) {
    const openings = parts.map(({ opening }) => opening.split(' ')[0]?.replace('animate-', ''))
    for (const opening of openings) {
      const declared = new RegExp(`--animate-${opening}: [\\w-]+((?: \\d+ms)+)`).exec(styles)?.[1]
      const takes = [...(declared ?? '9999ms').matchAll(/\d+/g)].reduce(
        (ms, [text]) => ms + Number(text),
        0,
      )
      expect(takes, `${id}: ${opening}`).toBeLessThan(900)
    }
    ways.set(id, openings.join())
  }
  for (const plain of plainWrappers) ways.delete(plain)
  const byMail = [...ways].slice(0, 8).map(([, way]) => way)
  expect(new Set(byMail).size).toBe(8)
})

test('a paper of another release has no parts, and is drawn as the first', () => {
  for (const id of ['sinterklaas', '', '__proto__', 'constructor'])
    expect(wrappingPartsOf(id)).toBeUndefined()
})
