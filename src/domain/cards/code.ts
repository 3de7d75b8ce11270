/**
 * What makes a card worth its money. A value of these types gives a mask when it is printed, logged or serialised;
 * `reveal()` is the only way to the text, so every place that shows or stores one is found by that word.
 */
abstract class Secret {
  readonly #text: string

  constructor(text: string) {
    this.#text = text
  }

  reveal(): string {
    return this.#text
  }

  protected abstract mask(text: string): string

  toString(): string {
    return this.mask(this.#text)
  }

  toJSON(): string {
    return this.toString()
  }

  /** What `console.log` and `util.inspect` of Node show. */
  [Symbol.for('nodejs.util.inspect.custom')](): string {
    return this.toString()
  }
}

const lastDigitsShown = 4

/** Masked to its last four digits, by which people know a card. */
export class CardNumber extends Secret {
  readonly kind = 'cardNumber'

  protected override mask(text: string): string {
    return text.length > 2 * lastDigitsShown ? `••••${text.slice(-lastDigitsShown)}` : '••••'
  }
}

/** Masked whole, also its length. */
export class CardPin extends Secret {
  readonly kind = 'cardPin'

  protected override mask(): string {
    return '••••'
  }
}

/** What a till scans. It spends the card as the number does, so it is as secret. */
export class BarcodeText extends Secret {
  readonly kind = 'barcodeText'

  protected override mask(): string {
    return '••••'
  }
}

export type Barcode = { kind: 'code128' | 'qr'; text: BarcodeText }

/** Number, pin and barcode of one card, in the clear. */
export type CardSecrets = {
  number: CardNumber
  pin: CardPin | undefined
  barcode: Barcode
}
