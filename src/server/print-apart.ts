import { Worker } from 'node:worker_threads'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { GiftToPrint } from '#domain/cards/gift-to-print.ts'
import type { PaperDocument } from '#domain/documents/sales-document.ts'
import type { StatementPaper } from '#domain/documents/statement.ts'
import type { QuotePaper } from '#domain/quotes/quote-paper.ts'
import { sourceOf } from '#domain/secret-attempts/source-of.ts'
import type { PdfLimits } from '#domain/storefronts/fairness.ts'
import type { Storefront } from '#domain/storefronts/storefront.ts'
import { refused } from './answer-failures.ts'

/** What is drawn as a PDF while somebody waits for it. */
export type ToPrint =
  | { is: 'gift'; gift: GiftToPrint }
  | { is: 'document'; document: PaperDocument }
  | { is: 'statement'; statement: StatementPaper }
  | { is: 'quote'; quote: QuotePaper }

type Answer = { bytes?: Uint8Array; failure?: string }

/** Who waits for it. An operator's own process has a line without limits. */
type Asker = { source: string; signal: AbortSignal; limits: PdfLimits | undefined }

type Waiting = Asker & {
  asked: ToPrint
  resolve: (bytes: Uint8Array) => void
  reject: (error: Error) => void
}

/** Asker that is no visitor: it stays, and has no limits. */
const unlimited = (source: string): Asker => ({
  source,
  signal: new AbortController().signal,
  limits: undefined,
})

/** Operator's own process. */
export const operator = unlimited('operator')

/** Mails that carry papers. */
export const mails = unlimited('mails')

/** The first is being drawn; the others wait. */
let line: readonly Waiting[] = []
let worker: Worker | undefined

/**
 * Draws a PDF in a thread of its own, one after the other: fonts are cut to size for each, which takes a quarter of a second
 * in which no page would be answered. The line is bounded, and nothing is drawn for visitors who left. The thread begins
 * with the first and holds no process up. Throws a refusal with status 503.
 */
export async function printApart(asked: ToPrint, asker: Asker): Promise<Buffer> {
  dropLeft()
  const ofSource = line.filter(({ source }) => source === asker.source)
  const { waitingMax = Infinity, waitingOfSourceMax = Infinity } = asker.limits ?? {}
  const isFull = line.length >= waitingMax || ofSource.length >= waitingOfSourceMax
  if (isFull || asker.signal.aborted) throw refused(503)
  const bytes = await new Promise<Uint8Array>((resolve, reject) => {
    line = [...line, { ...asker, asked, resolve, reject }]
    if (line.length === 1) drawFirst()
  })
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

/** All but the first, which is being drawn. */
function dropLeft(): void {
  const hasLeft = ({ signal }: Waiting, at: number) => at > 0 && signal.aborted
  const left = line.filter(hasLeft)
  line = line.filter((one, at) => !hasLeft(one, at))
  for (const one of left) one.reject(refused(503))
}

/** Who asks for a PDF; their signal aborts when they hang up. */
export function askerOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { fairness }: Pick<Storefront, 'fairness'>,
): Asker {
  const controller = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort()
  })
  return { source: sourceOf(request.ip), signal: controller.signal, limits: fairness.pdfs }
}

function drawFirst(): void {
  for (let [first] = line; first?.signal.aborted; [first] = line) {
    first.reject(refused(503))
    line = line.slice(1)
  }
  const [first] = line
  if (first === undefined) {
    worker?.unref()
    return
  }
  worker ??= begin()
  worker.ref()
  worker.postMessage({ asked: first.asked })
}

function begin(): Worker {
  const thread = new Worker(addressOfWorker())
  thread.on('message', ({ bytes, failure }: Answer) => {
    const [first, ...others] = line
    line = others
    if (bytes === undefined) first?.reject(new Error(failure))
    else first?.resolve(bytes)
    drawFirst()
  })
  thread.on('error', (error: Error) => end(thread, error))
  thread.on('exit', () => end(thread, new Error('The thread that prints has ended.')))
  return thread
}

/** Whatever waits for it fails; the next gets a new thread. */
function end(thread: Worker, error: Error): void {
  if (worker !== thread) return
  worker = undefined
  const failed = line
  line = []
  for (const one of failed) one.reject(error)
}

/** Beside this file as it is written, or beside the entries of the built server (`vite.server.config.ts`). */
function addressOfWorker(): URL {
  const own = import.meta.url
  if (own.endsWith('.ts')) return new URL('print-worker.ts', own)
  return new URL(own.includes('/parts/') ? '../print-worker.js' : 'print-worker.js', own)
}
