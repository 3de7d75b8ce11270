import { DeliveryAddressFields } from '#storefront/parts/address-fields/delivery-address-fields.tsx'
import type { GiftFormState } from './use-gift-choice.ts'

/** Where a card is posted. Its fields are loaded once somebody chooses the post. */
export function PostAddress({ state }: { state: GiftFormState }) {
  const { form, begun, choice, asksPhone } = state
  const own = choice.receiver === 'self' ? begun.ownAddress : undefined
  return (
    <div className="grid gap-5">
      <DeliveryAddressFields
        field={(part) => form.field(`address.${part}`)}
        known={begun.address ?? own ?? {}}
        onCountry={() => form.changed('address.postCode')}
        asksPhone={asksPhone}
      />
    </div>
  )
}
