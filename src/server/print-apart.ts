import { Worker } from 'node:worker_threads'
import type { GiftToPrint } from '#domain/cards/gift-to-print.ts'
import type { PaperDocument } from '#domain/documents/sales-document.ts'

/** What is drawn as a PDF while somebody waits for it. */
export type ToPrint =
  | { is: 'gift'; gift: GiftToPrint }
  | { is: 'document'; document: PaperDocument }

type Answer = { id: number; bytes?: Uint8Array; failure?: string }

type Waiting = { resolve: (bytes: Uint8Array) => void; reject: (error: Error) => void }

const waiting = new Map<number, Waiting>()
let worker: Worker | undefined
let count = 0

/**
 * Draws a PDF in a thread of its own: fonts are cut to size for each, which takes a quarter of a second in which no page would
 * be answered. The thread begins with the first and holds no process up.
 */
export function printApart(asked: ToPrint): Promise<Buffer> {
  worker ??= begin()
  const thread = worker
  count += 1
  const id = count
  thread.ref()
  return new Promise<Uint8Array>((resolve, reject) => {
    waiting.set(id, { resolve, reject })
    thread.postMessage({ id, asked })
  }).then((bytes) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
}

function begin(): Worker {
  const thread = new Worker(addressOfWorker())
  thread.on('message', ({ id, bytes, failure }: Answer) => {
    const one = waiting.get(id)
    waiting.delete(id)
    if (waiting.size === 0) thread.unref()
    if (bytes === undefined) one?.reject(new Error(failure))
    else one?.resolve(bytes)
  })
  thread.on('error', (error: Error) => end(thread, error))
  thread.on('exit', () => end(thread, new Error('The thread that prints has ended.')))
  return thread
}

/** Whatever waits for it fails; the next gets a new thread. */
function end(thread: Worker, error: Error): void {
  if (worker !== thread) return
  worker = undefined
  for (const one of waiting.values()) one.reject(error)
  waiting.clear()
}

/** Beside this file as it is written, or beside the entries of the built server (`vite.server.config.ts`). */
function addressOfWorker(): URL {
  const own = import.meta.url
  if (own.endsWith('.ts')) return new URL('print-worker.ts', own)
  return new URL(own.includes('/parts/') ? '../print-worker.js' : 'print-worker.js', own)
}
