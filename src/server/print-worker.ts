import { parentPort } from 'node:worker_threads'
import { printGiftCards } from '#print/gift-cards.ts'
import { printQuote } from '#print/quote.ts'
import { printSalesDocument } from '#print/sales-document.ts'
import { printStatement } from '#print/statement.ts'
import type { ToPrint } from './print-apart.ts'

/* Runs in a thread of its own (`print-apart.ts`). */

function print(asked: ToPrint): Promise<Uint8Array> {
  switch (asked.is) {
    case 'gift':
      return printGiftCards(asked.gift)
    case 'document':
      return printSalesDocument(asked.document)
    case 'statement':
      return printStatement(asked.statement)
    case 'quote':
      return printQuote(asked.quote)
  }
}

parentPort?.on('message', async ({ asked }: { asked: ToPrint }) => {
  try {
    const bytes = new Uint8Array(await print(asked))
    parentPort?.postMessage({ bytes }, [bytes.buffer])
  } catch (error) {
    parentPort?.postMessage({ failure: error instanceof Error ? error.message : String(error) })
  }
})
