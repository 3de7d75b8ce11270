import { ok } from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { drawings } from './drawings.ts'

test('the cards use at least 40 compositions, none of them more than eight times', () => {
  const uses = Map.groupBy(Object.values(drawings), ({ composition }) => composition)
  ok(uses.size >= 40, `${uses.size} compositions`)
  const worn = [...uses].filter(([, all]) => all.length > 8).map(([name]) => name)
  ok(worn.length === 0, worn.join(', '))
})

/** Ten pixels on a tile that is 170 wide. */
const letteringMin = 52

test('lettering can be read on a tile, and says the brand alone: what it is differs by language', () => {
  const folder = new URL('cards/', import.meta.url)
  const files = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), 'utf8'))
  const set = files.flatMap((source) => [...source.matchAll(/letter(?:OnArc)?\([^{}]*\{[^{}]*\}/g)])
  ok(set.length > 250, `${set.length} words found`)
  const unfit = set
    .map(([words]) => words)
    .filter((words) => Number(/size: (\d+)/.exec(words)?.[1] ?? letteringMin) < letteringMin)
    .concat(set.map(([words]) => words).filter((words) => /\(\s*'[^']*bon'/.test(words)))
  ok(unfit.length === 0, unfit.join('\n'))
})
