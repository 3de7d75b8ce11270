import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { openLeaseHolder } from './lease-holder.ts'

test('a process is gone once it ended, and not before', async () => {
  const child = spawn(process.execPath, ['-e', 'process.stdin.resume()'])
  const itsName = openLeaseHolder('here', child.pid).name
  const holder = openLeaseHolder('here')
  expect(holder.isGone(itsName)).toBe(false)
  child.stdin.end()
  await once(child, 'exit')
  expect(holder.isGone(itsName)).toBe(true)
})

test('a process that had our number before us is gone, we are not', () => {
  const holder = openLeaseHolder('here', 1)
  expect(holder.isGone(openLeaseHolder('here', 1).name)).toBe(true)
  expect(holder.isGone(holder.name)).toBe(false)
})

test('of a process on another machine, or of no process, nothing is known', () => {
  const holder = openLeaseHolder('here', 1)
  for (const name of [openLeaseHolder('there', 1).name, 'nonsense', ''])
    expect(holder.isGone(name)).toBe(false)
})

test('two processes of this machine name the same place', () => {
  expect(openLeaseHolder().name.split('/')[0]).toBe(openLeaseHolder().name.split('/')[0])
})
