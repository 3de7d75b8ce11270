import type { RefObject } from 'react'
import { productTexts } from '#i18n/texts/product.ts'
import type { DeliveryField } from '#kernel/address-parts.ts'
import { BookChoice, SaveToBook } from '#storefront/parts/address-book/book-choice.tsx'
import type { AddressBookState } from '#storefront/parts/address-book/use-address-book.ts'
import { DeliveryAddressFields } from '#storefront/parts/address-fields/delivery-address-fields.tsx'
import { EmailField, RepeatedEmailField } from '#ui/form/email-field.tsx'
import { LineField } from '#ui/form/line-field.tsx'
import { useTexts } from '#ui/use-texts.ts'
import type { NewReceiver } from './receiver-to-change.ts'

/** How things go to somebody. */
export type Needs = { hasMail: boolean; hasPost: boolean }

type Field =
  | 'receiver.name'
  | 'receiver.email'
  | 'receiver.confirmEmail'
  | 'receiver.giverName'
  | `address.${DeliveryField}`

type PersonFieldsProps = {
  form: {
    field: (field: Field) => { name: string; error: string | undefined }
    changed: (field: Field) => void
    element: RefObject<HTMLFormElement | null>
  }
  book: AddressBookState | undefined
  needs: Needs
  /** Then only what is not known of them is asked. */
  known: NewReceiver | undefined
}

/** Name, e-mail address, postal address and the giver's name, as far as they are needed. */
export function PersonFields({ form, needs, known, book }: PersonFieldsProps) {
  const t = useTexts(productTexts, 'form')
  const field = (name: Field) => ({ ...form.field(name), autoComplete: 'off' as const })
  const asksAddress = needs.hasPost && !known?.address?.city
  return (
    <>
      {asksAddress && (
        <BookChoice
          book={book}
          fills={{ part: 'delivery' }}
          onFilled={() => form.changed('address.postCode')}
        />
      )}
      {!known && <LineField {...field('receiver.name')} label={t('name')} />}
      {needs.hasMail && !known?.email && (
        <>
          <EmailField {...field('receiver.email')} label={t('email')} />
          <RepeatedEmailField {...field('receiver.confirmEmail')} label={t('confirmEmail')} />
        </>
      )}
      {asksAddress && (
        <>
          <DeliveryAddressFields
            field={(part) => form.field(`address.${part}`)}
            known={{}}
            onCountry={() => form.changed('address.postCode')}
          />
          <SaveToBook book={book} use="delivery" />
        </>
      )}
      {!known && (
        <LineField
          {...field('receiver.giverName')}
          label={t('giverName')}
          hint={t('giverNameHint')}
        />
      )}
    </>
  )
}
