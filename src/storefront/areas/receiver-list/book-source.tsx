import { addressBookTexts } from '#i18n/texts/address-book.ts'
import type { ReceiverRow } from '#kernel/receiver-list.ts'
import type { AddressBookState } from '#storefront/parts/address-book/use-address-book.ts'
import { useModals } from '#storefront/parts/modals/use-modals.ts'
import { Button } from '#ui/button.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { fitsList } from './fits-list.ts'

type BookSourceProps = {
  book: AddressBookState | undefined
  onRows: (rows: readonly ReceiverRow[]) => void
}

/** Takes people from the address book of whoever is logged in. */
export function BookSource({ book, onRows }: BookSourceProps) {
  const t = useTexts(addressBookTexts, 'several')
  const openModal = useModals()
  const addresses = book?.addresses.filter(fitsList) ?? []
  if (addresses.length === 0) return null
  return (
    <Button
      variant="quiet"
      size="small"
      onClick={() => openModal('receiversFromBook', { addresses, onChosen: onRows })}
    >
      {t('action')}
    </Button>
  )
}
