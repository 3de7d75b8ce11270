import { useState } from 'react'
import { addressBookTexts } from '#i18n/texts/address-book.ts'
import type { ReceiverRow } from '#kernel/receiver-list.ts'
import type { BookedAddressFragment } from '#storefront/graphql/generated/graphql.ts'
import { bookedLinesOf, bookedNameOf } from '#storefront/parts/address-book/booked-address.ts'
import type { Closable } from '#storefront/parts/modals/modal-names.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { FieldError } from '#ui/field-error.tsx'
import { Modal } from '#ui/modal.tsx'
import { useTexts } from '#ui/use-texts.ts'

declare module '#storefront/parts/modals/modal-names.ts' {
  interface Modals {
    receiversFromBook: ReceiversFromBookProps
  }
}

export type ReceiversFromBookProps = {
  addresses: readonly BookedAddressFragment[]
  onChosen: (rows: readonly ReceiverRow[]) => void
}

const problemId = 'nobody-chosen'

/** Puts several people of the address book on the list at once. */
export function ReceiversFromBookModal(props: ReceiversFromBookProps & Closable) {
  const { addresses, onChosen, onClosed } = props
  const t = useTexts(addressBookTexts, 'several')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [hasProblem, setHasProblem] = useState(false)
  const tick = (id: string, isTicked: boolean) => {
    setHasProblem(false)
    setChosen((before) => {
      const after = new Set(before)
      if (isTicked) after.add(id)
      else after.delete(id)
      return after
    })
  }
  const take = () => {
    if (chosen.size === 0) {
      setHasProblem(true)
      return
    }
    onClosed()
    onChosen(addresses.filter(({ id }) => chosen.has(id)).map(rowOf))
  }
  return (
    <Modal title={t('title')} onClosed={onClosed}>
      <fieldset aria-describedby={hasProblem ? problemId : undefined} className="min-w-0">
        <legend className="mb-2">{t('text')}</legend>
        <ul className="grid">
          {addresses.map(({ id, address }) => (
            <li key={id}>
              <Checkbox
                checked={chosen.has(id)}
                onChange={({ currentTarget }) => tick(id, currentTarget.checked)}
              >
                <span className="wrap-anywhere block font-semibold">{bookedNameOf(address)}</span>
                <span className="wrap-anywhere block text-[0.9375rem] text-text-soft">
                  {bookedLinesOf(address).join(', ')}
                </span>
              </Checkbox>
            </li>
          ))}
        </ul>
      </fieldset>
      <div aria-live="polite">
        {hasProblem && <FieldError id={problemId}>{t('none')}</FieldError>}
      </div>
      <Button onClick={take} className="mt-5 max-sm:w-full">
        {t('submit', { count: chosen.size })}
      </Button>
    </Modal>
  )
}

function rowOf({ address }: BookedAddressFragment): ReceiverRow {
  const { firstName, lastName, street, houseNumber, suffix, postCode, city, countryCode } = address
  return {
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    email: '',
    message: '',
    address: {
      street: street ?? '',
      houseNumber: houseNumber ?? '',
      suffix: suffix ?? '',
      postCode: postCode ?? '',
      city: city ?? '',
      countryCode: countryCode ?? '',
      companyName: address.companyName ?? '',
      phoneNumber: address.phoneNumber ?? '',
      confirmStreet: street ?? '',
    },
  }
}
