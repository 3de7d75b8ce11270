import { formatMoney } from '#i18n/formats.ts'
import { orderAgainTexts } from '#i18n/texts/order-again.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { RepeatableItemFragment } from '#storefront/graphql/generated/graphql.ts'
import { CardArt } from '#storefront/parts/cards/card-art.tsx'
import { CardStage } from '#storefront/parts/cards/card-stage.tsx'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { useLanguage } from '#ui/language.tsx'
import { Link } from '#ui/link.tsx'
import { useTexts } from '#ui/use-texts.ts'

type RepeatableItemProps = {
  item: RepeatableItemFragment
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
  /** Receivers, notes and wrapping are taken along. */
  isWhole: boolean
}

/** One product of an earlier order with today's price, or why it is not for sale. */
export function RepeatableItem({ item, isChosen, onChoose, isWhole }: RepeatableItemProps) {
  return (
    <li className="flex items-start gap-4 py-4">
      <CardStage size="small" backgroundColor={item.backgroundColor} className="w-20 shrink-0">
        <CardArt image={{ url: item.image.url, alt: '' }} showShadow={false} isUrgent />
      </CardStage>
      <div className="grid min-w-0 flex-1 gap-0.5">
        {item.price === null ? (
          <p className="wrap-anywhere font-semibold leading-6">{item.title}</p>
        ) : (
          <Checkbox
            className="-mt-2"
            checked={isChosen}
            onChange={({ target }) => onChoose(target.checked)}
          >
            <span className="wrap-anywhere font-semibold">{item.title}</span>
          </Checkbox>
        )}
        <ItemFacts item={item} isWhole={isWhole} />
      </div>
    </li>
  )
}

function ItemFacts({ item, isWhole }: Pick<RepeatableItemProps, 'item' | 'isWhole'>) {
  const t = useTexts(orderAgainTexts)
  const language = useLanguage()
  const paths = usePaths()
  const { price, priceThen, quantity, state, productId, receivers, receiverCount } = item
  const before = formatMoney(language, priceThen, 'short')
  const others = receiverCount - receivers.length
  const names = [...receivers, ...(others > 0 ? [t('more', { count: others })] : [])]
  return (
    <div className="grid gap-0.5 text-[0.9375rem]">
      {price && <p>{t('count', { quantity, price: formatMoney(language, price, 'short') })}</p>}
      {state !== 'AS_BEFORE' && (
        <p className={price === null ? 'text-error' : 'text-warning-text'}>
          {t(`state.${state}`, { before })}
        </p>
      )}
      {state === 'AMOUNT_GONE' && productId && (
        <p>
          <Link href={paths.giftCard(productId)}>{t('otherAmount')}</Link>
        </p>
      )}
      {isWhole && price && names.length > 0 && (
        <p className="wrap-anywhere text-text-soft">
          {t('forWhom', { names: new Intl.ListFormat(language).format(names) })}
        </p>
      )}
      {isWhole && price && <Wrapping item={item} />}
    </div>
  )
}

function Wrapping({ item: { wrapping, wrappingThen } }: Pick<RepeatableItemProps, 'item'>) {
  const t = useTexts(orderAgainTexts)
  const language = useLanguage()
  if (wrapping.value === 0 && wrappingThen.value === 0) return null
  const price = formatMoney(language, wrapping)
  return (
    <p className="text-text-soft">
      {wrapping.value === wrappingThen.value
        ? t('wrapping', { price })
        : t('wrappingChanged', { price, before: formatMoney(language, wrappingThen) })}
    </p>
  )
}

graphql(`
  fragment RepeatableItem on RepeatableItem {
    id
    title
    image { url }
    backgroundColor
    productId
    quantity
    state
    priceThen { currency value }
    price { currency value }
    wrappingThen { currency value }
    wrapping { currency value }
    receivers
    receiverCount
  }
`)
