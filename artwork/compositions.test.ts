import { ok } from 'node:assert/strict'
import { test } from 'node:test'
import { drawings } from './drawings.ts'

test('the cards use at least 40 compositions, none of them more than eight times', () => {
  const uses = Map.groupBy(Object.values(drawings), ({ composition }) => composition)
  ok(uses.size >= 40, `${uses.size} compositions`)
  const worn = [...uses].filter(([, all]) => all.length > 8).map(([name]) => name)
  ok(worn.length === 0, worn.join(', '))
})
