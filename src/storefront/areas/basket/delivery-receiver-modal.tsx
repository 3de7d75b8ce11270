import { basketModalsTexts } from '#i18n/texts/basket-modals.ts'
import { productTexts } from '#i18n/texts/product.ts'
import { BookChoice, SaveToBook } from '#storefront/parts/address-book/book-choice.tsx'
import { deliveryToKeep } from '#storefront/parts/address-book/to-keep.ts'
import { useAddressBook } from '#storefront/parts/address-book/use-address-book.ts'
import { DeliveryAddressFields } from '#storefront/parts/address-fields/delivery-address-fields.tsx'
import { useChange } from '#storefront/parts/change/use-change.ts'
import { useGiftProblems } from '#storefront/parts/gift-form/use-gift-problems.ts'
import { ErrorRows } from '#storefront/parts/messages/error-rows.tsx'
import type { Closable } from '#storefront/parts/modals/modal-names.ts'
import { useModals } from '#storefront/parts/modals/use-modals.ts'
import { Button } from '#ui/button.tsx'
import { EmailField, RepeatedEmailField } from '#ui/form/email-field.tsx'
import { ErrorSummary } from '#ui/form/error-summary.tsx'
import { FormMessages } from '#ui/form/form-messages.tsx'
import { LineField } from '#ui/form/line-field.tsx'
import { useShopForm } from '#ui/form/use-shop-form.ts'
import { Modal } from '#ui/modal.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { sendCopy } from './change-basket.ts'
import { isSamePlace } from './people.ts'
import { type NewReceiver, type Parcel, receiverChange } from './receiver-to-change.ts'

declare module '#storefront/parts/modals/modal-names.ts' {
  interface Modals {
    deliveryReceiver: DeliveryReceiverModalProps
  }
}

export type DeliveryReceiverModalProps = {
  parcel: Parcel
  /** Who gets it now; undefined for one more who gets the same. */
  known: NewReceiver | undefined
  /** It is done; what to tell. */
  onTold: (sentence: string) => void
}

/** Who gets what lies in the basket: somebody else from now on, or one more. */
export function DeliveryReceiverModal(props: DeliveryReceiverModalProps & Closable) {
  const { parcel, known, onTold, onClosed } = props
  const { shipmentTag, receiver, isByPost, asksPhone } = parcel
  const t = useTexts(basketModalsTexts, 'receiver')
  const tForm = useTexts(productTexts, 'form')
  const openModal = useModals()
  const book = useAddressBook(isByPost)
  const copying = useChange({
    rereadsPage: true,
    onDone: () => {
      onClosed()
      onTold(t('copied', { receiver }))
    },
  })
  const form = useShopForm({
    name: `receiver-${known ? 'of' : 'more'}-${shipmentTag}`,
    load: async () => (await import('./receiver-task.ts')).receiverTask(isByPost),
    fieldErrorMessage: useGiftProblems(undefined),
    judgesOnLeaving: true,
    onDone: async ({ receiver: typed, address }) => {
      const { name, email, giverName = '' } = typed
      const next = { name, email, giverName, address }
      if (known === undefined)
        await copying.press(() => sendCopy(receiverChange(parcel, next, copying.errors)))
      else if (isSame(known, next)) onClosed()
      else
        openModal(
          'editReceiverConfirmation',
          { parcel, known, next, onTold, onChanged: onClosed },
          { keepOthers: true },
        )
      await book?.keep('delivery', deliveryToKeep(address, name, book.owner))
    },
  })
  return (
    <Modal
      title={t(known ? 'changeTitle' : 'copyTitle')}
      onClosed={onClosed}
      isLoading={copying.isBusy}
    >
      <form {...form.formProps} className="grid gap-5">
        {!known && <p>{t('copyText', { receiver })}</p>}
        <ErrorSummary form={form} />
        <BookChoice
          book={book}
          fills={{ part: 'delivery' }}
          onFilled={() => form.changed('address.postCode')}
        />
        <LineField
          {...form.field('receiver.name')}
          label={tForm('name')}
          defaultValue={known?.name}
          autoComplete="off"
        />
        {isByPost ? (
          <>
            <DeliveryAddressFields
              field={(part) => form.field(`address.${part}`)}
              known={known?.address ?? {}}
              onCountry={() => form.changed('address.postCode')}
              asksPhone={asksPhone}
            />
            <SaveToBook book={book} use="delivery" />
          </>
        ) : (
          <>
            <EmailField
              {...form.field('receiver.email')}
              label={tForm('email')}
              defaultValue={known?.email}
              autoComplete="off"
            />
            <RepeatedEmailField
              {...form.field('receiver.confirmEmail')}
              label={tForm('confirmEmail')}
              defaultValue={known?.email}
              autoComplete="off"
            />
          </>
        )}
        <LineField
          {...form.field('receiver.giverName')}
          label={tForm('giverName')}
          hint={tForm('giverNameHint')}
          defaultValue={known?.giverName}
          autoComplete="off"
        />
        <FormMessages form={form} />
        <ErrorRows errors={copying.errors} />
        <Button type="submit" isLoading={form.isSending || copying.isBusy}>
          {t(known ? 'changeNext' : 'copySave')}
        </Button>
        {known && (
          <Button
            variant="quiet"
            onClick={() =>
              openModal(
                'resetReceiverConfirmation',
                {
                  ...{ to: { kind: 'parcel', people: [known], parcel }, onTold },
                  ...{ version: parcel.version, onChanged: onClosed },
                },
                { keepOthers: true },
              )
            }
          >
            {t('toMe')}
          </Button>
        )}
      </form>
    </Modal>
  )
}

const isSame = (one: NewReceiver, other: NewReceiver): boolean =>
  one.name === other.name &&
  one.email === other.email &&
  one.giverName === other.giverName &&
  isSamePlace(one.address, other.address)
