import { keptGiftsTexts } from '#i18n/texts/kept-gifts.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { mutate } from '#storefront/parts/api/call-shop.ts'
import { useChange } from '#storefront/parts/change/use-change.ts'
import { ConfirmModal } from '#storefront/parts/modals/confirm-modal.tsx'
import type { Closable } from '#storefront/parts/modals/modal-names.ts'
import { useTexts } from '#ui/use-texts.ts'

declare module '#storefront/parts/modals/modal-names.ts' {
  interface Modals {
    removeKeptGift: RemoveKeptGiftModalProps
  }
}

type RemoveKeptGiftModalProps = { id: string; what: string; onRemoved: () => void }

/** Asks before a gift leaves the account. */
export function RemoveKeptGiftModal(props: RemoveKeptGiftModalProps & Closable) {
  const { id, what, onRemoved, onClosed } = props
  const t = useTexts(keptGiftsTexts, 'removal')
  const { press, isBusy, errors } = useChange({
    rereadsPage: true,
    onDone: () => {
      onClosed()
      onRemoved()
    },
  })
  return (
    <ConfirmModal
      kind="danger"
      title={t('title')}
      confirm={t('confirm')}
      cancel={t('keep')}
      onConfirm={() => void press(() => mutate(RemoveKeptGiftDocument, { id }))}
      isBusy={isBusy}
      errors={errors}
      onClosed={onClosed}
    >
      <p className="wrap-anywhere rounded-card bg-surface-warm p-4 font-semibold">{what}</p>
      <p className="mt-4">{t('text')}</p>
    </ConfirmModal>
  )
}

const RemoveKeptGiftDocument = graphql(`
  mutation RemoveKeptGift($userData: UserData!, $id: ID!) {
    removeKeptGift(userData: $userData, id: $id) { errors { ...ShopError } }
  }
`)
