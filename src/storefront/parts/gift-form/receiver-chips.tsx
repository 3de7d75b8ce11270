import { useEffect, useState } from 'react'
import { productTexts } from '#i18n/texts/product.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { callShop } from '#storefront/parts/api/call-shop.ts'
import { useBasketCount } from '#storefront/parts/basket/basket-count.ts'
import { useTexts } from '#ui/use-texts.ts'
import type { GiftFormState } from './use-gift-choice.ts'

type Receiver = { name: string; email: string }

/** Who gets something from this basket already: one press fills in a second present for them. */
export function ReceiverChips({ state: { form, write } }: { state: GiftFormState }) {
  const t = useTexts(productTexts, 'form')
  const receivers = useReceivers()
  if (receivers.length === 0) return null
  const fill = ({ name, email }: Receiver) => {
    const typed = { name, email, confirmEmail: email }
    for (const [field, value] of Object.entries(typed)) {
      const input = form.element.current?.elements.namedItem(`receiver.${field}`)
      if (!(input instanceof HTMLInputElement)) continue
      input.value = value
      // The form hears of it as of typing.
      input.dispatchEvent(new Event('input', { bubbles: true }))
    }
    write({ name })
  }
  return (
    <div className="mt-3">
      <p className="text-[0.9375rem] text-text-soft">{t('again')}</p>
      <ul className="mt-1.5 flex flex-wrap gap-2">
        {receivers.map((receiver) => (
          <li key={`${receiver.name} ${receiver.email}`}>
            <button
              type="button"
              onClick={() => fill(receiver)}
              aria-label={t('againFor', receiver)}
              title={receiver.email}
              className="min-h-11 rounded-full bg-surface-blush px-4.5 font-semibold text-[0.9375rem] hover:bg-action hover:text-on-action"
            >
              {receiver.name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** None until they are known, and where they cannot be had. */
function useReceivers(): readonly Receiver[] {
  const count = useBasketCount() ?? 0
  const [receivers, setReceivers] = useState<readonly Receiver[]>([])
  useEffect(() => {
    let isCurrent = true
    const known = count > 0 ? loadReceivers() : Promise.resolve([])
    known.then((loaded) => isCurrent && setReceivers(loaded)).catch(() => {})
    return () => {
      isCurrent = false
    }
  }, [count])
  return receivers
}

/** More are no choice any more. */
const chipsMax = 8

async function loadReceivers(): Promise<readonly Receiver[]> {
  const { cartV2 } = await callShop(BasketReceiversDocument, {})
  return (cartV2?.shipments ?? []).slice(0, chipsMax).flatMap(({ isForSelf, deliveryAddress }) => {
    if (isForSelf || !deliveryAddress?.email) return []
    const name = [deliveryAddress.firstName, deliveryAddress.lastName].filter(Boolean).join(' ')
    return [{ name, email: deliveryAddress.email }]
  })
}

const BasketReceiversDocument = graphql(`
  query BasketReceivers($userData: UserData!) {
    cartV2(userData: $userData, page: 1) {
      shipments {
        isForSelf
        deliveryAddress {
          firstName
          lastName
          email
        }
      }
    }
  }
`)
