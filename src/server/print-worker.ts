import { parentPort } from 'node:worker_threads'
import { printGiftCards } from '#print/gift-cards.ts'
import { printSalesDocument } from '#print/sales-document.ts'
import type { ToPrint } from './print-apart.ts'

/* Runs in a thread of its own (`print-apart.ts`). */

const print = (asked: ToPrint): Promise<Uint8Array> =>
  asked.is === 'gift' ? printGiftCards(asked.gift) : printSalesDocument(asked.document)

parentPort?.on('message', async ({ asked }: { asked: ToPrint }) => {
  try {
    const bytes = new Uint8Array(await print(asked))
    parentPort?.postMessage({ bytes }, [bytes.buffer])
  } catch (error) {
    parentPort?.postMessage({ failure: error instanceof Error ? error.message : String(error) })
  }
})
