import { useRef, useState } from 'react'
import { useLocation, useNavigation, useRevalidator, useSubmit } from 'react-router'
import type * as v from 'valibot'
import { checkoutTexts } from '#i18n/texts/checkout.ts'
import { errorCodes } from '#kernel/error-codes.ts'
import { deliveryToKeep, detailsToKeep } from '#storefront/parts/address-book/to-keep.ts'
import type { AddressBookState } from '#storefront/parts/address-book/use-address-book.ts'
import { addressIn } from '#storefront/parts/gift-form/address-in.ts'
import { keptGiftName, problemOfAmount } from '#storefront/parts/gift-form/gift-form.ts'
import { giftAsksPhone, postageOf } from '#storefront/parts/gift-form/postage.ts'
import { useGiftChoice } from '#storefront/parts/gift-form/use-gift-choice.ts'
import { useGiftProblems } from '#storefront/parts/gift-form/use-gift-problems.ts'
import { giftInState } from '#storefront/parts/gift-wish/started-gift.ts'
import { measureOnce } from '#storefront/parts/measurement/measured-cart.ts'
import type { EarlyDeliveryHandle } from '#storefront/parts/payment-fields/early-delivery-box.tsx'
import type { PaymentFieldsHandle } from '#storefront/parts/payment-fields/payment-fields.tsx'
import { forgetText } from '#ui/form/kept-store.ts'
import { useFieldErrorMessage } from '#ui/form/use-field-error-message.ts'
import { useShopForm } from '#ui/form/use-shop-form.ts'
import { keptGift } from './kept-gift.ts'
import type { SingleGiftData } from './load-single-gift.ts'
import type { sendSingleGift } from './send-single-gift.ts'
import { usePromotions } from './use-promotions.ts'

export type SingleGiftState = ReturnType<typeof useSingleGift>

/** The form of one gift: what is given, who gives, what it costs. Its button keeps all of it, and then pays. */
export function useSingleGift(data: SingleGiftData) {
  const { product, packageId, order, serviceFee, wrappings } = data
  const { state: inHistory } = useLocation()
  const submit = useSubmit()
  const isPaying = useNavigation().formMethod === 'POST'
  const payment = useRef<PaymentFieldsHandle>(null)
  const box = useRef<EarlyDeliveryHandle>(null)
  const kept = keptGift(product, order)
  const started = giftInState(inHistory) ?? { name: '', message: '' }
  // Whoever has an account has it sent home where they keep it.
  const begun = kept?.begun ?? { ...started, ownAddress: ownAddressOf(data) }
  const gift = useGiftChoice(product, {
    ...{ begun, chosen: kept?.choice, wrappings, asksDetails: true },
    wantedQuantity: data.quantity,
  })
  const { choice, rule, unitPrice, wrapping, book } = gift
  const postage = postageOf(data.postage, { product, choice, unitPrice })
  const extras = (wrapping?.value ?? 0) + (postage?.value ?? 0) + serviceFee.value
  const [code, setCode] = useState(order?.promotionCode?.code ?? '')
  const promoted = usePromotions({
    ...{ productId: product.id, choice, code },
    unitCents: unitPrice?.value,
    areRunning: data.promotions.areRunning,
  })
  const whole = unitPrice && {
    ...unitPrice,
    value: unitPrice.value * choice.quantity + extras,
  }
  const total = promoted?.grandTotal ?? whole
  const ofGift = useGiftProblems(rule)
  const problem = problemOfAmount(choice, rule)
  const ofDetails = useFieldErrorMessage(checkoutTexts)
  // What lies in the basket is no text that is typed on the page of the product.
  const formName = packageId ?? keptGiftName(product.id)
  const leave = useLeaving(formName)
  const toSave = { productId: product.id, choice, rule, packageId, giftId: order?.id }
  const form = useShopForm({
    name: formName,
    load: async () => (await import('./send-single-gift.ts')).sendSingleGift(toSave),
    fieldErrorMessage: (field, problem) =>
      (field.startsWith('details.') ? ofDetails : ofGift)(field, problem),
    judgesOnLeaving: true,
    onRefused: (refusals) => {
      if (refusals.some(isPaidMeanwhile)) leave()
    },
    onDone: async (typed, { order: saved }) => {
      if (!saved || !total) return
      await keepTyped(book, typed)
      // A visitor who comes back from the bank has begun already.
      measureOnce('checkouts', saved.id)
      // There is no box where nothing has to be said.
      const said = box.current ? box.current.take() : {}
      const values = said && (await payment.current?.take())
      if (values === undefined) return
      const own = packageId === undefined ? { singleGift: product.id, version: saved.version } : {}
      await submit({ ...values, ...said, ...own, expectedTotal: total.value }, { method: 'post' })
    },
  })
  return {
    ...gift,
    asksPhone: giftAsksPhone(data.postage, { product, choice, unitPrice }),
    form,
    payment,
    box,
    total,
    postage,
    code,
    setCode,
    /** What is taken off. */
    promotions: promoted?.adjustments.filter((one) => one.adjustmentType === 'PROMOTION') ?? [],
    /** Why there is no total. */
    amountProblem: problem && ofGift('amount', problem),
    isPaying,
  }
}

type Typed = Pick<v.InferOutput<ReturnType<typeof sendSingleGift>['schema']>, TypedPart>
type TypedPart = 'receiver' | 'address' | 'details'

/** Keeps in the address book what is ticked, before the bank's page takes the place of this one. */
async function keepTyped(
  book: AddressBookState | undefined,
  { receiver, address, details }: Typed,
): Promise<void> {
  await Promise.all([
    book?.keep('delivery', deliveryToKeep(address, receiver?.name, details)),
    book?.keep('billing', detailsToKeep(details)),
  ])
}

/** Where an account has posted what it keeps, else to whom its invoices are made out. */
const ownAddressOf = ({ profile }: SingleGiftData) =>
  addressIn(profile?.deliveryAddress ?? profile?.address)

const isPaidMeanwhile = ({ code }: { code: number }) => code === errorCodes.giftPaidMeanwhile

/** What was typed is ordered by now: the next gift begins anew, and the page knows where the paid one leads. */
function useLeaving(formName: string): () => void {
  const { revalidate } = useRevalidator()
  return () => {
    forgetText(formName)
    void revalidate()
  }
}
