import { BarcodeText } from '#domain/cards/code.ts'
import { CardLinkInvalid } from '#domain/deliveries/errors.ts'
import { cardPageUrl } from '#flows/shared/addresses.ts'
import type { Deps } from '#flows/shared/deps.ts'
import type { Language } from '#kernel/language.ts'

/**
 * A link of ours as a QR code. Whoever asks has the link; whether it is still good is not told. Throws `CardLinkInvalid`
 * (3500) for any other.
 */
export function drawGiftQr(
  deps: Pick<Deps, 'cardLinks' | 'drawBarcode' | 'shopUrl'>,
  { token, language }: { token: string; language: Language },
): string {
  if (deps.cardLinks.read(token) === undefined) throw new CardLinkInvalid()
  const text = new BarcodeText(cardPageUrl(deps, { token, language }))
  return deps.drawBarcode({ kind: 'qr', text })
}
