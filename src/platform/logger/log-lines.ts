import { fstatSync, writeSync } from 'node:fs'
import type { Writable } from 'node:stream'

/** Lines that a reader has not taken yet; more are dropped. */
const waitingBytesMax = 1024 * 1024

/** Enough for a reader that reads at all. */
const flushMsMax = 1000

/**
 * Writes lines without ever holding up the process: a line that cannot be written is dropped and counted. Once writing
 * works again, one line says how many were dropped.
 */
export type LogLines = {
  write(line: string): void
  /** Since the process started. */
  droppedCount(): number
  /** Ends when everything is written, after a second at most. */
  flush(): Promise<void>
}

type Target = {
  /** False where the line could not be written. */
  write(text: string): boolean
  flush(): Promise<void>
}

/** `stream` writes to what `fd` leads to, and is used where a reader may keep it waiting. */
export function openLogLines(fd: number, stream: Writable): LogLines {
  let target: Target | undefined
  let dropped = 0
  let untold = 0
  const write = (line: string): void => {
    target ??= isReadByNobody(fd) ? toFile(fd) : toStream(stream)
    if (untold > 0 && target.write(noteOf(untold))) untold = 0
    if (untold === 0 && target.write(line)) return
    dropped += 1
    untold += 1
  }
  return { write, droppedCount: () => dropped, flush: async () => target?.flush() }
}

const warnLevel = 40

const noteOf = (count: number): string =>
  `${JSON.stringify({ level: warnLevel, time: Date.now(), count, msg: 'Log lines were dropped: they could not be written.' })}\n`

/** Files and devices answer at once; pipes, sockets and terminals have a reader. */
function isReadByNobody(fd: number): boolean {
  try {
    const stats = fstatSync(fd)
    return stats.isFile() || (stats.isCharacterDevice() && !isTerminal(stats.rdev))
  } catch {
    return true
  }
}

/** Major numbers of Linux: 4 and 5 are terminals, 136 to 143 those of windows and remote sessions. */
function isTerminal(device: number): boolean {
  const major = (device >> 8) & 0xfff
  return major === 4 || major === 5 || (major >= 136 && major <= 143)
}

function toFile(fd: number): Target {
  let isTorn = false
  const write = (text: string): boolean => {
    const bytes = Buffer.from(isTorn ? `\n${text}` : text)
    try {
      const written = writeSync(fd, bytes)
      isTorn = written > 0 ? written < bytes.length : isTorn
      return written === bytes.length
    } catch {
      return false
    }
  }
  return { write, flush: async () => {} }
}

function toStream(stream: Writable): Target {
  // A reader that is gone (EPIPE) must not end the process.
  stream.on('error', () => {})
  const write = (text: string): boolean => {
    if (!stream.writable || stream.writableLength > waitingBytesMax) return false
    stream.write(text)
    return true
  }
  const flush = (): Promise<void> =>
    stream.writable && stream.writableLength > 0
      ? new Promise((resolve) => {
          const timer = setTimeout(resolve, flushMsMax)
          stream.once('close', () => resolve())
          stream.write('', () => {
            clearTimeout(timer)
            resolve()
          })
        })
      : Promise.resolve()
  return { write, flush }
}

/** Standard output and standard error of this process. */
export const standardOutput = openLogLines(1, process.stdout)
export const standardError = openLogLines(2, process.stderr)
