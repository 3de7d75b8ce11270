import { quoteTexts } from '#i18n/texts/quote.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { mutate } from '#storefront/parts/api/call-shop.ts'
import { useChange } from '#storefront/parts/change/use-change.ts'
import { ConfirmModal } from '#storefront/parts/modals/confirm-modal.tsx'
import type { Closable } from '#storefront/parts/modals/modal-names.ts'
import { useTexts } from '#ui/use-texts.ts'

declare module '#storefront/parts/modals/modal-names.ts' {
  interface Modals {
    declineQuote: DeclineQuoteModalProps
  }
}

type DeclineQuoteModalProps = { token: string }

/** Asks before a quote is declined. */
export function DeclineQuoteModal({ token, onClosed }: DeclineQuoteModalProps & Closable) {
  const t = useTexts(quoteTexts, 'decline')
  const { press, isBusy } = useChange({
    rereadsPage: true,
    refusedIn: 'window',
    onDone: onClosed,
  })
  return (
    <ConfirmModal
      kind="danger"
      title={t('title')}
      text={t('text')}
      confirm={t('confirm')}
      cancel={t('keep')}
      onConfirm={() => void press(() => mutate(DeclineQuoteDocument, { token }))}
      isBusy={isBusy}
      onClosed={onClosed}
    />
  )
}

const DeclineQuoteDocument = graphql(`
  mutation DeclineQuote($userData: UserData!, $token: String!) {
    declineQuote(userData: $userData, token: $token) { errors { ...ShopError } }
  }
`)
