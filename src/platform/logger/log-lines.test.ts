import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openLogLines } from './log-lines.ts'

function open(path: string, flags: string): number {
  const fd = openSync(path, flags)
  onTestFinished(() => closeSync(fd))
  return fd
}

function openPipe(): number {
  const path = join(mkdtempSync(join(tmpdir(), 'log-lines-')), 'pipe')
  execFileSync('mkfifo', [path])
  return open(path, 'r+')
}

/** A reader that takes nothing until it is released. */
function openStalledReader() {
  let text = ''
  let release = () => {}
  let isReleased = false
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      text += chunk.toString()
      if (isReleased) done()
      else release = done
    },
  })
  return {
    stream,
    text: () => text,
    release: () => {
      isReleased = true
      release()
    },
  }
}

const line = `${'x'.repeat(1023)}\n`

test('a full disk drops lines and counts them', () => {
  const lines = openLogLines(open('/dev/full', 'w'), openStalledReader().stream)
  for (let count = 0; count < 3; count += 1) lines.write(line)
  expect(lines.droppedCount()).toBe(3)
})

test('a reader that stalls costs a bounded memory, and hears afterwards how much it missed', async () => {
  const reader = openStalledReader()
  const lines = openLogLines(openPipe(), reader.stream)
  for (let count = 0; count < 5_000; count += 1) lines.write(line)
  expect(reader.stream.writableLength).toBeLessThan(1.1 * 1024 * 1024)
  expect(lines.droppedCount()).toBeGreaterThan(3_000)
  reader.release()
  await lines.flush()
  lines.write('the next line\n')
  await lines.flush()
  const [note = '', next] = reader.text().split('\n').slice(-3)
  expect(JSON.parse(note)).toMatchObject({
    count: lines.droppedCount(),
    msg: 'Log lines were dropped: they could not be written.',
  })
  expect(next).toBe('the next line')
})

test('a reader that is gone ends nothing', async () => {
  const stream = new Writable({ write: (_chunk, _encoding, done) => done(new Error('EPIPE')) })
  const lines = openLogLines(openPipe(), stream)
  lines.write(line)
  await new Promise((resolve) => stream.once('close', resolve))
  lines.write(line)
  expect(lines.droppedCount()).toBe(1)
  await lines.flush()
})

test('the last lines are waited for, and a reader that takes none a second at most', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const lines = openLogLines(openPipe(), openStalledReader().stream)
  lines.write(line)
  let isFlushed = false
  const flushing = lines.flush().then(() => {
    isFlushed = true
  })
  await vi.advanceTimersByTimeAsync(900)
  expect(isFlushed).toBe(false)
  await vi.advanceTimersByTimeAsync(100)
  await flushing
})
