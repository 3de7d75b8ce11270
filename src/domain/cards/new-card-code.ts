import { BarcodeText, CardNumber, CardPin, type CardSecrets } from '#domain/cards/code.ts'
import { luhnDigit } from '#kernel/card-checks.ts'
import { cardNumberLength, cardPinLength } from '#kernel/choice-card.ts'

/**
 * Number, pin and barcode of a new card of our own, whose number begins as its programme's do. All between that and the check
 * digit is random, so that knowing one card, or thousands, tells nothing of another.
 */
export function newCardCode(prefix: string): CardSecrets {
  const body = `${prefix}${randomDigits(cardNumberLength - prefix.length - 1)}`
  const number = `${body}${luhnDigit(body)}`
  return {
    number: new CardNumber(number),
    pin: new CardPin(randomDigits(cardPinLength)),
    barcode: { kind: 'code128', text: new BarcodeText(number) },
  }
}

/** Bytes from here on are thrown away: they would make some digits likelier. */
const fairBytes = 250

function randomDigits(count: number): string {
  let digits = ''
  while (digits.length < count)
    for (const byte of crypto.getRandomValues(new Uint8Array(count - digits.length)))
      if (byte < fairBytes) digits += byte % 10
  return digits
}
