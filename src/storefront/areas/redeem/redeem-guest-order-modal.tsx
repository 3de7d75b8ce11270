import { checkoutTexts } from '#i18n/texts/checkout.ts'
import { redeemCheckoutTexts } from '#i18n/texts/redeem-checkout.ts'
import { detailsToKeep } from '#storefront/parts/address-book/to-keep.ts'
import { useAddressBook } from '#storefront/parts/address-book/use-address-book.ts'
import type { Closable } from '#storefront/parts/modals/modal-names.ts'
import { DetailsFields } from '#storefront/parts/order-details/details-fields.tsx'
import { knownDetails } from '#storefront/parts/order-details/known-details.ts'
import { Button } from '#ui/button.tsx'
import { ErrorSummary } from '#ui/form/error-summary.tsx'
import { FormMessages } from '#ui/form/form-messages.tsx'
import { useFieldErrorMessage } from '#ui/form/use-field-error-message.ts'
import { useShopForm } from '#ui/form/use-shop-form.ts'
import { Modal } from '#ui/modal.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { applyState, useOpenRedeem } from './redeem-state.ts'

declare module '#storefront/parts/modals/modal-names.ts' {
  interface Modals {
    redeemGuestOrderForm: GuestOrderFormProps
  }
}

export type GuestOrderFormProps = Record<never, never>

/** All details of who exchanges, to change at the checkout: a company, a phone number, an address. */
export function RedeemGuestOrderModal({ onClosed }: Closable) {
  const t = useTexts(redeemCheckoutTexts, 'details')
  const redeem = useOpenRedeem()
  const book = useAddressBook()
  const isPosted = redeem?.session.shouldAddPhysicalAddress ?? false
  const form = useShopForm({
    name: 'redeemDetails',
    load: async () => (await import('./send-redeem-details.ts')).sendRedeemDetails({ isPosted }),
    fieldErrorMessage: useFieldErrorMessage(checkoutTexts),
    judgesOnLeaving: true,
    onDone: async (details, answer) => {
      applyState(answer)
      onClosed()
      await book?.keep('billing', detailsToKeep(details))
    },
  })
  return (
    <Modal title={t('title')} onClosed={onClosed}>
      <form {...form.formProps} className="grid gap-5">
        <ErrorSummary form={form} />
        <FormMessages form={form} />
        <DetailsFields
          field={form.field}
          known={knownDetails({ saved: redeem?.order.billingAddress, customer: undefined })}
          onCustomerType={() => form.changed('companyName')}
          onCountry={() => form.changed('address.postCode')}
          isRedeem
          book={book}
        />
        <Button type="submit" isLoading={form.isSending} isWide>
          {t('save')}
        </Button>
      </form>
    </Modal>
  )
}
