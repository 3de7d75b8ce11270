import { expect, test } from 'vitest'
import { writeTogether } from './write-together.ts'

test('the first is written at once, those that come meanwhile together in the next write', async () => {
  const written: (readonly number[])[] = []
  const ends: (() => void)[] = []
  const write = writeTogether<number>((things) => {
    written.push(things)
    return new Promise((resolve) => ends.push(resolve))
  })
  const all = [write(1)]
  await Promise.resolve()
  all.push(write(2), write(3))
  expect(written).toEqual([[1]])
  ends.shift()?.()
  await all[0]
  await Promise.resolve()
  expect(written).toEqual([[1], [2, 3]])
  ends.shift()?.()
  await Promise.all(all)
})

test('a write that fails is told to its own things, and the next ones are written', async () => {
  const write = writeTogether<number>(async (things) => {
    if (things.includes(1)) throw new Error('No.')
  })
  await expect(write(1)).rejects.toThrow('No.')
  await write(2)
})
