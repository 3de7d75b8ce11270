import { useNavigate } from 'react-router'
import { redeemCheckoutTexts } from '#i18n/texts/redeem-checkout.ts'
import { textGroup } from '#i18n/texts.ts'
import type { DetailsProfileFragment } from '#storefront/graphql/generated/graphql.ts'
import { useIsAnonymous } from '#storefront/parts/account/login-status.ts'
import { BookChoice, SaveToBook } from '#storefront/parts/address-book/book-choice.tsx'
import { detailsToKeep } from '#storefront/parts/address-book/to-keep.ts'
import { useAddressBook } from '#storefront/parts/address-book/use-address-book.ts'
import { AddressFields } from '#storefront/parts/address-fields/address-fields.tsx'
import { TermsCheckbox } from '#storefront/parts/legal/terms-checkbox.tsx'
import type { Closable } from '#storefront/parts/modals/modal-names.ts'
import { knownDetails } from '#storefront/parts/order-details/known-details.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { Button } from '#ui/button.tsx'
import { EmailField, RepeatedEmailField } from '#ui/form/email-field.tsx'
import { ErrorSummary } from '#ui/form/error-summary.tsx'
import { FormMessages } from '#ui/form/form-messages.tsx'
import { LineField } from '#ui/form/line-field.tsx'
import { useFieldErrorMessage } from '#ui/form/use-field-error-message.ts'
import { useShopForm } from '#ui/form/use-shop-form.ts'
import { Modal } from '#ui/modal.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { applyState, useOpenRedeem } from './redeem-state.ts'
import { useLogInToRedeem } from './use-go-to-checkout.ts'

declare module '#storefront/parts/modals/modal-names.ts' {
  interface Modals {
    redeemGuestDelivery: GuestDeliveryProps
  }
}

/** What an account knows fills the fields. */
export type GuestDeliveryProps = { profile: DetailsProfileFragment | undefined }

/** Where the choice goes: by e-mail, and where something is posted an address (SPEC §4); then on to the checkout. */
export function GuestDeliveryModal({ profile, onClosed }: GuestDeliveryProps & Closable) {
  const t = useTexts(redeemCheckoutTexts, 'details')
  const redeem = useOpenRedeem()
  const navigate = useNavigate()
  const checkout = usePaths().redeemCheckout()
  const isAnonymous = useIsAnonymous() && profile === undefined
  const logIn = useLogInToRedeem()
  const isPosted = redeem?.session.shouldAddPhysicalAddress ?? false
  const book = useAddressBook(isPosted)
  const known = knownDetails({ saved: redeem?.order.billingAddress, customer: profile })
  const form = useShopForm({
    name: 'redeemDelivery',
    load: async () => (await import('./send-redeem-details.ts')).sendRedeemDetails({ isPosted }),
    fieldErrorMessage: useFieldErrorMessage(textGroup(redeemCheckoutTexts, 'details')),
    judgesOnLeaving: true,
    onDone: async (details, answer) => {
      applyState(answer)
      onClosed()
      await navigate(checkout)
      await book?.keep('billing', detailsToKeep(details))
    },
  })
  return (
    <Modal title={t(isPosted ? 'physicalTitle' : 'digitalTitle')} onClosed={onClosed}>
      <p className={isAnonymous ? undefined : 'mb-5'}>{t(isPosted ? 'physical' : 'digital')}</p>
      {isAnonymous && (
        <p className="mb-4">
          <Button variant="link" onClick={logIn}>
            {t('logIn')}
          </Button>
        </p>
      )}
      <form {...form.formProps} className="grid gap-5">
        <ErrorSummary form={form} />
        <FormMessages form={form} />
        <input type="hidden" name={form.field('customerType').name} value="PRIVATE" />
        <BookChoice
          book={book}
          fills={{ part: 'billing', prefix: '' }}
          onFilled={() => form.changed('address.postCode')}
        />
        <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
          <LineField
            {...form.field('firstName')}
            label={t('firstName')}
            defaultValue={known.firstName}
            autoComplete="given-name"
          />
          <LineField
            {...form.field('lastName')}
            label={t('lastName')}
            defaultValue={known.lastName}
            autoComplete="family-name"
          />
        </div>
        <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
          <EmailField {...form.field('email')} label={t('email')} defaultValue={known.email} />
          <RepeatedEmailField
            {...form.field('confirmEmail')}
            label={t('confirmEmail')}
            defaultValue={known.confirmEmail}
          />
        </div>
        {isPosted && (
          <>
            <AddressFields
              section="shipping"
              field={(part) => form.field(`address.${part}`)}
              known={known.address}
              onCountry={() => form.changed('address.postCode')}
            />
            <SaveToBook book={book} use="billing" />
          </>
        )}
        <TermsCheckbox {...form.field('acceptTerms')} defaultChecked={known.acceptTerms} isRedeem />
        <Button type="submit" isLoading={form.isSending} isWide>
          {t('next')}
        </Button>
      </form>
    </Modal>
  )
}
