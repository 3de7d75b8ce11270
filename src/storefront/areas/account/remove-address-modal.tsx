import { addressBookTexts } from '#i18n/texts/address-book.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { BookedAddressFragment } from '#storefront/graphql/generated/graphql.ts'
import { bookedLinesOf, bookedNameOf } from '#storefront/parts/address-book/booked-address.ts'
import { mutate } from '#storefront/parts/api/call-shop.ts'
import { useChange } from '#storefront/parts/change/use-change.ts'
import { ConfirmModal } from '#storefront/parts/modals/confirm-modal.tsx'
import type { Closable } from '#storefront/parts/modals/modal-names.ts'
import { useTexts } from '#ui/use-texts.ts'

declare module '#storefront/parts/modals/modal-names.ts' {
  interface Modals {
    removeAddress: RemoveAddressModalProps
  }
}

export type RemoveAddressModalProps = { entry: BookedAddressFragment; onRemoved: () => void }

/** Asks before an address leaves the book. */
export function RemoveAddressModal(props: RemoveAddressModalProps & Closable) {
  const { entry, onRemoved, onClosed } = props
  const t = useTexts(addressBookTexts, 'removal')
  const { press, isBusy, errors } = useChange({
    rereadsPage: true,
    onDone: () => {
      onClosed()
      onRemoved()
    },
  })
  const { id, address } = entry
  return (
    <ConfirmModal
      kind="danger"
      title={t('title')}
      confirm={t('confirm')}
      cancel={t('keep')}
      onConfirm={() => void press(() => mutate(RemoveAddressDocument, { id }))}
      isBusy={isBusy}
      errors={errors}
      onClosed={onClosed}
    >
      <address className="wrap-anywhere rounded-card bg-surface-warm p-4 not-italic">
        <span className="block font-semibold">{bookedNameOf(address)}</span>
        {bookedLinesOf(address).map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </address>
      <p className="mt-4">{t('text')}</p>
    </ConfirmModal>
  )
}

const RemoveAddressDocument = graphql(`
  mutation RemoveAddress($userData: UserData!, $id: ID!) {
    removeAddress(userData: $userData, id: $id) { errors { ...ShopError } }
  }
`)
