import { BookChoice, SaveToBook } from '#storefront/parts/address-book/book-choice.tsx'
import { DeliveryAddressFields } from '#storefront/parts/address-fields/delivery-address-fields.tsx'
import type { GiftFormState } from './use-gift-choice.ts'

/** Where a card is posted. Its fields are loaded once somebody chooses the post. */
export function PostAddress({ state }: { state: GiftFormState }) {
  const { form, begun, choice, asksPhone, book } = state
  const own = choice.receiver === 'self' ? begun.ownAddress : undefined
  return (
    <div className="grid gap-5">
      <BookChoice
        book={book}
        fills={{ part: 'delivery' }}
        onFilled={() => form.changed('address.postCode')}
      />
      <DeliveryAddressFields
        field={(part) => form.field(`address.${part}`)}
        known={begun.address ?? own ?? {}}
        onCountry={() => form.changed('address.postCode')}
        asksPhone={asksPhone}
      />
      <SaveToBook book={book} use="delivery" />
    </div>
  )
}
