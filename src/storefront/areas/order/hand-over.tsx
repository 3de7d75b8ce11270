import { lazy, Suspense, useState } from 'react'
import { useRevalidator } from 'react-router'
import { orderTexts } from '#i18n/texts/order.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { GiftLinkFragment, HandOverFragment } from '#storefront/graphql/generated/graphql.ts'
import { useErrorModal } from '#storefront/parts/modals/use-error-modal.ts'
import { Button } from '#ui/button.tsx'
import { useTexts } from '#ui/use-texts.ts'

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
          <Button size="small" isLoading={isLoading} onClick={() => void load()}>
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
        onClick={() => (canBeHandedOver ? setIsAsked(true) : void load())}
      >
        {canBeHandedOver ? t('ask') : t('show')}
      </Button>
    </div>
  )
}

/** The links, once somebody took the gift or asked for them. */
function useGifts(orderUuid: string, { id, canBeHandedOver }: HandOverFragment) {
  const showError = useErrorModal()
  const { revalidate } = useRevalidator()
  const [gifts, setGifts] = useState<readonly GiftLinkFragment[]>()
  const [isLoading, setIsLoading] = useState(false)
  const load = async () => {
    setGifts(undefined)
    setIsLoading(true)
    try {
      const { loadGifts } = await import('./load-gifts.ts')
      const asked = { orderUuid, deliveryId: id, isToBeTaken: canBeHandedOver }
      const { gifts: loaded, errors } = await loadGifts(asked)
      const [error] = errors
      if (error) showError(error)
      else setGifts(loaded ?? [])
      // The row says how it stands now: taken, or opened by its receiver in that very moment.
      await revalidate()
    } catch (failure) {
      showError(failure)
    }
    setIsLoading(false)
  }
  return { gifts, isLoading, load }
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
