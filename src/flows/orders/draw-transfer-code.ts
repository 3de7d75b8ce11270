import { BarcodeText } from '#domain/cards/code.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { type TransferToScan, writeEpcCode } from '#kernel/epc-code.ts'

/** A code by which the app of a bank fills a transfer in; undefined where such a code cannot say it. */
export function drawTransferCode(
  { drawBarcode }: Pick<Deps, 'drawBarcode'>,
  transfer: TransferToScan,
): string | undefined {
  const text = writeEpcCode(transfer)
  return text === undefined ? undefined : drawBarcode({ kind: 'qr', text: new BarcodeText(text) })
}
