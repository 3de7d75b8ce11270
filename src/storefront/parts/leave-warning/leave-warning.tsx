import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { paymentTexts } from '#i18n/texts/payment.ts'
import { Button } from '#ui/button.tsx'
import { Modal } from '#ui/modal.tsx'
import { useCloseModal } from '#ui/modal-closing.ts'
import { useTexts } from '#ui/use-texts.ts'

/**
 * Asks before the page is left, while something stands on it that would be lost (SPEC §8, before-unload): the browser in its own
 * window, and the shop in one of its own where a link inside it is followed. Sending what was typed is no leaving. The router's own
 * blocker would weigh on the front page.
 */
export function LeaveWarning({ isOn }: { isOn: boolean }) {
  const t = useTexts(paymentTexts, 'leave')
  const navigate = useNavigate()
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!isOn) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    const ask = (event: MouseEvent) => {
      const followed = addressFollowed(event)
      if (followed === undefined) return
      event.preventDefault()
      event.stopPropagation()
      setAddress(followed)
    }
    window.addEventListener('beforeunload', warn)
    document.addEventListener('click', ask, { capture: true })
    return () => {
      window.removeEventListener('beforeunload', warn)
      document.removeEventListener('click', ask, { capture: true })
    }
  }, [isOn])
  if (address === undefined) return null
  return (
    <Modal title={t('title')} onClosed={() => setAddress(undefined)}>
      <p className="text-[1.0625rem]">{t('text')}</p>
      <div className="mt-6 grid gap-3 sm:flex">
        <StayButton text={t('stay')} />
        <Button variant="quiet" onClick={() => void navigate(address)}>
          {t('leave')}
        </Button>
      </div>
    </Modal>
  )
}

/** Where a press leads within the shop and this tab; another tab leaves the page as it is. */
function addressFollowed(event: MouseEvent): string | undefined {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement)) return undefined
  const isHere = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey)
  const { origin, pathname, search, hash } = new URL(link.href)
  if (!isHere || link.target === '_blank' || origin !== window.location.origin) return undefined
  const isAnchor = pathname === window.location.pathname && search === window.location.search
  return isAnchor ? undefined : `${pathname}${search}${hash}`
}

function StayButton({ text }: { text: string }) {
  const close = useCloseModal()
  return <Button onClick={close}>{text}</Button>
}
