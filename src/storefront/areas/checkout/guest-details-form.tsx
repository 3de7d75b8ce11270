import { useLocation, useNavigate, useRevalidator } from 'react-router'
import { checkoutTexts } from '#i18n/texts/checkout.ts'
import type {
  DetailsAddressFragment,
  DetailsProfileFragment,
} from '#storefront/graphql/generated/graphql.ts'
import { detailsToKeep } from '#storefront/parts/address-book/to-keep.ts'
import { useAddressBook } from '#storefront/parts/address-book/use-address-book.ts'
import { refreshBasketCount } from '#storefront/parts/basket/basket-count.ts'
import { DetailsFields } from '#storefront/parts/order-details/details-fields.tsx'
import { knownDetails } from '#storefront/parts/order-details/known-details.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import type { Elements } from '#ui/elements.ts'
import { ErrorSummary } from '#ui/form/error-summary.tsx'
import { FormMessages } from '#ui/form/form-messages.tsx'
import { useFieldErrorMessage } from '#ui/form/use-field-error-message.ts'
import { useShopForm } from '#ui/form/use-shop-form.ts'

type GuestDetailsFormProps = {
  saved: DetailsAddressFragment | null | undefined
  profile: DetailsProfileFragment | null | undefined
  /** Something is posted, which is looked over next. */
  hasShipping: boolean
  /** What stands below the fields: the way on. */
  actions: (isSending: boolean) => Elements
}

/** Asks for the giver's details and saves them with the basket. */
export function GuestDetailsForm({ saved, profile, hasShipping, actions }: GuestDetailsFormProps) {
  const paths = usePaths()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  // The address that the visitor gave in the modal of the basket.
  const { state } = useLocation()
  const book = useAddressBook()
  const form = useShopForm({
    name: 'details',
    load: () => import('./save-details.ts'),
    fieldErrorMessage: useFieldErrorMessage(checkoutTexts),
    judgesOnLeaving: true,
    // The basket may have been removed, or paid in another tab.
    onRefused: () => void revalidate(),
    onDone: async (details) => {
      void refreshBasketCount()
      await navigate(`${paths.checkout()}?stap=${hasShipping ? 'verzending' : 'betaling'}`)
      await book?.keep('billing', detailsToKeep(details))
    },
  })
  return (
    <form {...form.formProps}>
      <div className="grid gap-5">
        <ErrorSummary form={form} />
        <FormMessages form={form} />
        <DetailsFields
          field={form.field}
          known={knownDetails({ saved, customer: profile, typed: state })}
          onCustomerType={() => form.changed('companyName')}
          onCountry={() => form.changed('address.postCode')}
          book={book}
        />
      </div>
      {actions(form.isSending)}
    </form>
  )
}
