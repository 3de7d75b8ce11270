import { CardNumber } from '#domain/cards/code.ts'
import { ActivationRefused } from '#domain/cards/errors.ts'
import { findPrintedCards } from '#domain/cards/printed-cards.ts'
import type { Cart } from '#domain/cart/cart.ts'
import { saveActivation } from '#domain/cart/save-activation.ts'
import { sourceOf } from '#domain/secret-attempts/source-of.ts'
import { countSecretAttempt } from '#flows/abuse/count-secret-attempt.ts'
import { passCaptcha } from '#flows/abuse/pass-captcha.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { shopOf } from '#flows/shared/shop-of.ts'
import { inOneStatement } from '#flows/shared/transact.ts'
import { rangeOf } from '#kernel/activation.ts'
import type { Language } from '#kernel/language.ts'

/** The number is plain digits of a known beginning, the amount one that its programme takes. */
export type ActivationRequest = {
  cardNumber: string
  amountCents: number
  email: string
  captchaToken: string
  clientIp: string | undefined
  visitorKey: string
  language: Language
}

type ActivationDeps = Pick<
  Deps,
  | 'db'
  | 'clock'
  | 'captcha'
  | 'vault'
  | 'secretAttemptKeys'
  | 'catalogue'
  | 'content'
  | 'storefront'
>

/**
 * Keeps an activation beside the basket, to be paid (SPEC §7, create activation order). Whether the number is unknown, has value already, lies in
 * an envelope or was taken out of use is one answer: `ActivationRefused` (3530). Every try counts against its source, the ones that
 * go well too, so nobody learns by the thousand which numbers there are: `TooManySecretAttempts` (3601). Throws what `passCaptcha` and
 * `saveActivation` throw.
 */
export async function createActivationOrder(
  deps: ActivationDeps,
  { captchaToken, clientIp, ...request }: ActivationRequest,
): Promise<Cart> {
  const { db, vault, clock, storefront } = deps
  await passCaptcha(deps, { token: captchaToken, action: 'common' })
  const ofSource = deps.secretAttemptKeys.of('activationSource', sourceOf(clientIp))
  await countSecretAttempt(deps, [ofSource])
  const programme = rangeOf(storefront.activation, request.cardNumber)
  const printed = await findPrintedCards(db, vault.hashNumber(new CardNumber(request.cardNumber)))
  const card = printed.find(
    ({ productId, amountCents, canBeActivated }) =>
      canBeActivated && amountCents === null && productId === programme?.product,
  )
  if (card === undefined || programme === undefined) throw new ActivationRefused()
  const { prefix } = programme
  const activation = { ...request, prefix, printedCardId: card.id, productId: card.productId }
  const shop = shopOf(deps, storefront)
  return inOneStatement(deps, (one) =>
    saveActivation(one, shop, { ...activation, now: clock.now() }),
  )
}
