import { lazy, Suspense, useState } from 'react'
import { orderTexts } from '#i18n/texts/order.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { GiftLinkFragment, HandOverFragment } from '#storefront/graphql/generated/graphql.ts'
import { useChange } from '#storefront/parts/change/use-change.ts'
import { Button } from '#ui/button.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { type Gifts, loadGifts } from './load-gifts.ts'

const HandOverLinks = lazy(async () => {
  const { HandOverLinks: component } = await import('./hand-over-links.tsx')
  return { default: component }
})

type HandOverProps = { orderUuid: string; receiver: HandOverFragment }

/** Lets the giver hand a gift over: asked once, because the mailed link ends. Its links stand here afterwards. */
export function HandOver({ orderUuid, receiver }: HandOverProps) {
  const t = useTexts(orderTexts, 'handOver')
  const [isAsked, setIsAsked] = useState(false)
  const { gifts, isLoading, load } = useGifts(orderUuid, receiver)
  const { canBeHandedOver, hasLinks, name } = receiver
  if (gifts && (hasLinks || isLoading))
    return (
      <Suspense>
        <HandOverLinks receiver={receiver} gifts={gifts} />
      </Suspense>
    )
  if (!canBeHandedOver && !hasLinks) return null
  if (isAsked && canBeHandedOver)
    return (
      <div className="mt-3 grid gap-3 rounded-field bg-surface-gray p-4 print:hidden">
        <p className="text-[0.9375rem]">{t('confirm')}</p>
        <div className="flex flex-wrap gap-x-5 gap-y-2">
          <Button size="small" isLoading={isLoading} onClick={load}>
            {t('yes')}
          </Button>
          <Button variant="link" size="small" className="-ml-1" onClick={() => setIsAsked(false)}>
            {t('no')}
          </Button>
        </div>
      </div>
    )
  return (
    <div className="print:hidden">
      <Button
        variant="link"
        size="small"
        className="-ml-1"
        isLoading={isLoading}
        aria-label={canBeHandedOver ? t('askOf', { name }) : t('showOf', { name })}
        onClick={() => (canBeHandedOver ? setIsAsked(true) : load())}
      >
        {canBeHandedOver ? t('ask') : t('show')}
      </Button>
    </div>
  )
}

/** The links, once somebody took the gift or asked for them. */
function useGifts(orderUuid: string, { id, canBeHandedOver }: HandOverFragment) {
  const [gifts, setGifts] = useState<readonly GiftLinkFragment[]>()
  // The row says how it stands now: taken, or opened by its receiver in that very moment.
  const { press, isBusy } = useChange<Gifts>({
    rereadsPage: true,
    refusedIn: 'window',
    onDone: (answer) => setGifts(answer.gifts ?? []),
  })
  const load = () => {
    setGifts(undefined)
    void press(() => loadGifts({ orderUuid, deliveryId: id, isToBeTaken: canBeHandedOver }))
  }
  return { gifts, isLoading: isBusy, load }
}

graphql(`
  fragment HandOver on OrderReceiver {
    id
    name
    isForSelf
    canBeHandedOver
    hasLinks
  }
`)
