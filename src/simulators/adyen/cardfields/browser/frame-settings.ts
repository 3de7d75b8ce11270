import { type CardBrand, isCardBrand } from '#kernel/card-brand-names.ts'
import type { CardField } from '#kernel/card-frame-messages.ts'

/** What the server wrote into the page of a frame, as attributes of its input. */
export type FrameSettings = {
  field: CardField
  /** The page that mounted the frame; the Content-Security-Policy lets no other do it. */
  origin: string
  publicKey: string
  accepted: readonly CardBrand[]
}

export function readFrameSettings(document: Document): FrameSettings {
  const { field, origin, publicKey, accepted } = document.querySelector('input')?.dataset ?? {}
  return {
    field: field as CardField,
    origin: origin ?? '',
    publicKey: publicKey ?? '',
    accepted: (accepted ?? '').split(',').filter(isCardBrand),
  }
}
