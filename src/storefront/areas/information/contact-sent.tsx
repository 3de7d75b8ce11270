import { contactTexts } from '#i18n/texts/contact.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { takeFocus } from '#ui/take-focus.ts'
import { useTexts } from '#ui/use-texts.ts'

/** Who was answered, and whether a number in the message was made unreadable. */
export type SentMessage = { email: string; isMasked: boolean }

/** Says what happens next. Takes the focus once, because the form that had it is gone. */
export function ContactSent({ email, isMasked, onAgain }: SentMessage & { onAgain: () => void }) {
  const t = useTexts(contactTexts, 'done')
  return (
    <div
      role="status"
      tabIndex={-1}
      ref={takeFocus}
      className="grid justify-items-start gap-3 rounded-panel bg-surface px-5 py-7 outline-none sm:px-8"
    >
      <span className="grid size-14 place-items-center rounded-full bg-surface-blush text-action">
        <Icon name="mail" size={28} />
      </span>
      <p className="font-bold font-display text-[1.375rem] leading-tight">{t('title')}</p>
      <p className="wrap-anywhere max-w-[60ch]">{t('text', { email })}</p>
      {isMasked && <p className="max-w-[60ch]">{t('masked')}</p>}
      <Button variant="quiet" size="small" onClick={onAgain} className="mt-2">
        {t('again')}
      </Button>
    </div>
  )
}
