import { useEffect, useState } from 'react'
import { redeemTexts } from '#i18n/texts/redeem.ts'
import type { RedeemProductFragment } from '#storefront/graphql/generated/graphql.ts'
import type { Closable } from '#storefront/parts/modals/modal-names.ts'
import { Button } from '#ui/button.tsx'
import { MessageRow } from '#ui/message-row.tsx'
import { Modal } from '#ui/modal.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { CloseButton } from './close-button.tsx'
import { leaveUnasked } from './leave-guard.tsx'

declare module '#storefront/parts/modals/modal-names.ts' {
  interface Modals {
    redeemShopIframe: ShopIframeProps
  }
}

export type ShopIframeProps = {
  brand: NonNullable<RedeemProductFragment['giftCardBrand']>
  title: string
}

/** The brand's own page: in a frame that reaches nothing of ours, or by leading there. */
export function ShopIframeModal({ brand, title, onClosed }: ShopIframeProps & Closable) {
  const t = useTexts(redeemTexts, 'brand')
  return (
    <Modal title={t('title', { brand: title })} onClosed={onClosed} size="wide">
      {brand.iframeUrl ? (
        <BrandFrame url={brand.iframeUrl} title={t('frame', { brand: title })} />
      ) : (
        <Leaving url={brand.redirectLink ?? ''} afterSeconds={brand.redirectTime ?? 0} />
      )}
      <p className="mt-5">
        <CloseButton label={t('back')} />
      </p>
    </Modal>
  )
}

/**
 * Scripts and forms of the brand run; all else is shut: it has no origin, so no storage and no cookies, it cannot lead this
 * page away, open a window or read what stands around it, and it hears from nobody where it is shown.
 */
export function BrandFrame({ url, title }: { url: string; title: string }) {
  const t = useTexts(redeemTexts, 'brand')
  return (
    <>
      <MessageRow tone="gray" icon="shield" className="mb-4">
        {t('notice')}
      </MessageRow>
      <iframe
        src={url}
        title={title}
        sandbox="allow-scripts allow-forms"
        referrerPolicy="no-referrer"
        allow=""
        className="h-[60dvh] min-h-72 w-full rounded-field border border-line bg-surface"
      />
    </>
  )
}

type LeavingProps = { url: string; afterSeconds: number }

/** Leads there after the given time, which anybody may stop. */
function Leaving({ url, afterSeconds }: LeavingProps) {
  const t = useTexts(redeemTexts, 'brand')
  const [seconds, setSeconds] = useState(afterSeconds)
  const [isStopped, setStopped] = useState(false)
  const { host } = new URL(url)
  const go = () => {
    leaveUnasked()
    window.location.assign(url)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: one second after the other.
  useEffect(() => {
    if (isStopped) return
    if (seconds === 0) return go()
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000)
    return () => clearTimeout(timer)
  }, [seconds, isStopped])
  return (
    <>
      <p aria-live="off" className="text-[1.0625rem]">
        {isStopped ? t('stopped', { host }) : t('leaving', { seconds, host })}
      </p>
      <div className="mt-5 grid gap-3 sm:flex">
        <Button onClick={go}>{t('go')}</Button>
        {!isStopped && (
          <Button variant="quiet" onClick={() => setStopped(true)}>
            {t('stay')}
          </Button>
        )}
      </div>
    </>
  )
}
