import type { PrintedSecret } from '#domain/cards/reseal-printed-cards.ts'
import type { SealedCode } from '#domain/cards/vault.ts'
import type { Deps } from '#flows/shared/deps.ts'
import type { CardId } from '#kernel/ids.ts'

/**
 * The code of a printed card, sealed for the card that it becomes. A pin that its printed card does not keep any more is checked by the hash
 * that it left. With `isWithHolder` its pin stands on plastic alone.
 */
export function sealPrinted(
  { vault }: Pick<Deps, 'vault'>,
  {
    cardId,
    printed,
    isWithHolder,
  }: { cardId: CardId; printed: PrintedSecret; isWithHolder: boolean },
): SealedCode {
  const code = vault.open(printed.id, printed.sealed)
  const sealed = vault.seal(cardId, code)
  const { pinHash, pinHashKeyId } = printed.sealed
  if (code.pin === undefined && pinHash !== undefined)
    return { ...sealed, pinHash, pinHashKeyId, pinHashedFor: printed.id }
  return { ...sealed, ...(isWithHolder && { pinEncrypted: undefined }) }
}
