import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { balanceTexts } from '#i18n/texts/balance.ts'
import { errorCodes } from '#kernel/error-codes.ts'
import type { CardBalanceFragment } from '#storefront/graphql/generated/graphql.ts'
import { useCaptcha } from '#storefront/parts/captcha/use-captcha.ts'
import { useFieldErrorMessage } from '#ui/form/use-field-error-message.ts'
import { useShopForm } from '#ui/form/use-shop-form.ts'
import type { TypedCard } from './use-start-redeem.ts'

/** A card that was shown, and what was typed for it: with that it is exchanged. */
type KnownCard = { card: CardBalanceFragment; typed: TypedCard }

/**
 * The form that asks for a balance. Number and pin exist only on this page and in the requests; a page that comes back
 * by the browser's back button is empty.
 */
export function useBalanceForm(cardPrefixes: readonly string[]) {
  const [known, setKnown] = useState<KnownCard>()
  const [turn, setTurn] = useState(0)
  const [isBlank, setIsBlank] = useState(false)
  const form = useShopForm({
    name: 'balance',
    load: async () => (await import('./ask-balance.ts')).askBalance(cardPrefixes),
    fieldErrorMessage: useFieldErrorMessage(balanceTexts),
    onDone: (typed, { card }) => setKnown(card ? { card, typed } : undefined),
    onRefused: (refusals) =>
      setIsBlank(refusals.some(({ code }) => code === errorCodes.cardNotActivated)),
    captcha: useCaptcha(),
  })

  const reset = () => {
    setKnown(undefined)
    setIsBlank(false)
    form.reset()
    setTurn((before) => before + 1)
  }
  useEffect(() => {
    // The browser may keep the page for its back button and show the card to the next visitor.
    addEventListener('pagehide', reset)
    return () => removeEventListener('pagehide', reset)
  })

  return {
    ...{ form, turn, card: known?.card, typed: known?.typed },
    show: (card: CardBalanceFragment) => setKnown((before) => before && { ...before, card }),
    /** The card that was typed last has no value yet. */
    isBlank,
    lookAgain: () => {
      flushSync(reset)
      form.element.current?.querySelector('input')?.focus()
    },
  }
}
