import { giftLinkTexts } from '#i18n/texts/gift-link.ts'
import { Button } from '#ui/button.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { useTexts } from '#ui/use-texts.ts'
import { GiftQr } from './gift-qr.tsx'

type GiftLinkProps = {
  url: string
  /** What it leads to, for those who hear the buttons one by one. */
  title: string
  /** The paper of the gift, printed on the sheet. */
  wrapper: string
  /** Stands on the printed sheet. */
  receiverName?: string | undefined
}

/** Ways to pass a gift's link on: whatever the device shares with, WhatsApp, a copy, a QR code, a printed sheet. */
export function GiftLink({ url, title, wrapper, receiverName }: GiftLinkProps) {
  const t = useTexts(giftLinkTexts)
  const isHydrated = useHydrated()
  const text = t('message', { url })
  const canShare = isHydrated && typeof navigator.share === 'function'
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      {canShare && (
        <Button
          size="small"
          variant="quiet"
          aria-label={t('shareOf', { title })}
          // Whoever closes the device's own window meant to.
          onClick={() => void navigator.share({ text }).catch(() => {})}
        >
          {t('share')}
        </Button>
      )}
      <Button size="small" variant="quiet" href={`https://wa.me/?text=${encodeURIComponent(text)}`}>
        <span>{t('whatsApp')}</span>
        <span className="sr-only">{` (${title})`}</span>
      </Button>
      <CopyButton text={url} label={t('copy')} name={t('copyOf', { title })} />
      <GiftQr url={url} title={title} wrapper={wrapper} receiverName={receiverName} />
    </div>
  )
}
