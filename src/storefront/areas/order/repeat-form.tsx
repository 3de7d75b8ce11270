import { useState } from 'react'
import { orderAgainTexts } from '#i18n/texts/order-again.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type {
  RepeatableItemFragment,
  RepeatableOrderFragment,
} from '#storefront/graphql/generated/graphql.ts'
import { mutate } from '#storefront/parts/api/call-shop.ts'
import type { useChange } from '#storefront/parts/change/use-change.ts'
import { ErrorRows } from '#storefront/parts/messages/error-rows.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { MessageRow } from '#ui/message-row.tsx'
import { Price } from '#ui/price.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { RepeatableItem } from './repeatable-item.tsx'

type RepeatFormProps = {
  orderUuid: string
  order: RepeatableOrderFragment
  /** Looks again: what was shown may have changed. */
  onRefused: () => Promise<void>
  change: ReturnType<typeof useChange>
}

/** Choice of what is ordered again, of whether its receivers come along, and what it costs. */
export function RepeatForm({ orderUuid, order, onRefused, change }: RepeatFormProps) {
  const t = useTexts(orderAgainTexts)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [isTaking, setIsTaking] = useState(true)
  const { press, isBusy, errors } = change
  const { items, hasReceivers, basketVersion } = order
  const isWhole = hasReceivers && isTaking
  const chosen = items.flatMap((item) => {
    const { id, price, wrapping } = item
    return price === null || left.has(id) ? [] : [{ ...item, price, wrapping }]
  })
  const repeat = async () => {
    const payload = await mutate(RepeatOrderDocument, {
      orderUuid,
      basketVersion,
      withReceivers: isWhole,
      items: chosen.map(asShown),
    })
    if (payload.errors.length > 0) await onRefused()
    return payload
  }
  const choose = (id: string, isChosen: boolean) =>
    setLeft(
      (before) => new Set(isChosen ? [...before].filter((one) => one !== id) : [...before, id]),
    )
  return (
    <>
      <p>{t('intro')}</p>
      <ul aria-label={t('items')} className="mt-2 divide-y divide-line">
        {items.map((item) => (
          <RepeatableItem
            key={item.id}
            item={item}
            isWhole={isWhole}
            isChosen={!left.has(item.id)}
            onChoose={(isChosen) => choose(item.id, isChosen)}
          />
        ))}
      </ul>
      {hasReceivers && (
        <div>
          <Checkbox checked={isTaking} onChange={({ target }) => setIsTaking(target.checked)}>
            {t('withReceivers')}
          </Checkbox>
          <p className="pl-9 text-[0.9375rem] text-text-soft">{t('withoutReceivers')}</p>
        </div>
      )}
      <ErrorRows errors={errors} className="mt-4" />
      {items.every(({ price }) => price === null) ? (
        <MessageRow className="mt-4">{t('nothing')}</MessageRow>
      ) : (
        <div className="mt-4 grid gap-4 sm:flex sm:items-center sm:justify-between">
          <Total items={chosen} isWhole={isWhole} />
          <Button
            icon="basket"
            isLoading={isBusy}
            isDisabled={chosen.length === 0}
            onClick={() => void press(repeat)}
          >
            {t('submit')}
          </Button>
        </div>
      )}
    </>
  )
}

type Chosen = RepeatableItemFragment & { price: RepeatableItemFragment['priceThen'] }

const asShown = ({ id, price, wrapping }: Chosen) => ({
  id,
  price: price.value,
  wrapping: wrapping.value,
})

function Total({ items, isWhole }: { items: readonly Chosen[]; isWhole: boolean }) {
  const t = useTexts(orderAgainTexts)
  const [first] = items
  const total = items.reduce(
    (sum, { quantity, price, wrapping }) =>
      sum + quantity * price.value + (isWhole ? wrapping.value : 0),
    0,
  )
  return (
    <p aria-live="polite">
      {first && (
        <>
          <span>{t('total')}</span>{' '}
          <strong className="tabular-nums">
            <Price money={{ ...first.price, value: total }} />
          </strong>
          <span className="block text-[0.9375rem] text-text-soft">{t('fees')}</span>
        </>
      )}
    </p>
  )
}

const RepeatOrderDocument = graphql(`
  mutation RepeatOrder($userData: UserData!, $orderUuid: String!, $items: [RepeatedItemInput!]!, $withReceivers: Boolean!, $basketVersion: Int!) {
    repeatOrder(userData: $userData, orderUuid: $orderUuid, items: $items, withReceivers: $withReceivers, basketVersion: $basketVersion) {
      errors { ...ShopError }
    }
  }
`)
