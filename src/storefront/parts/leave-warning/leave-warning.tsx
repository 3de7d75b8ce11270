import { useEffect } from 'react'
import { type Location, useBlocker } from 'react-router'
import { checkoutTexts } from '#i18n/texts/checkout.ts'
import { Button } from '#storefront/ui/button.tsx'
import { Modal } from '#storefront/ui/modal.tsx'
import { useCloseModal } from '#storefront/ui/modal-closing.ts'
import { useTexts } from '#storefront/ui/use-texts.ts'

const addressOf = ({ pathname, search }: Location): string => `${pathname}${search}`

/**
 * Asks before the page is left, while something stands on it that would be lost (SPEC §8, before-unload): the browser in its own
 * window, and the shop in one of its own where a link inside it is followed. Sending what was typed is no leaving.
 */
export function LeaveWarning({ isOn }: { isOn: boolean }) {
  const t = useTexts(checkoutTexts, 'leave')
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isOn && addressOf(currentLocation) !== addressOf(nextLocation),
  )
  useEffect(() => {
    if (!isOn) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isOn])
  if (blocker.state !== 'blocked') return null
  return (
    <Modal title={t('title')} onClosed={blocker.reset}>
      <p className="text-[1.0625rem]">{t('text')}</p>
      <div className="mt-6 grid gap-3 sm:flex">
        <StayButton text={t('stay')} />
        <Button variant="quiet" onClick={blocker.proceed}>
          {t('leave')}
        </Button>
      </div>
    </Modal>
  )
}

function StayButton({ text }: { text: string }) {
  const close = useCloseModal()
  return <Button onClick={close}>{text}</Button>
}
