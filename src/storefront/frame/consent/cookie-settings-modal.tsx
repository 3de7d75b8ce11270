import { useState } from 'react'
import { consentTexts } from '#i18n/texts/consent.ts'
import { readConsent, saveConsent } from '#storefront/parts/measurement/consent.ts'
import type { Closable } from '#storefront/parts/modals/modal-names.ts'
import { useStore } from '#storefront/parts/store/store-context.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Modal } from '#ui/modal.tsx'
import { useCloseModal } from '#ui/modal-closing.ts'
import { useTexts } from '#ui/use-texts.ts'
import { AnswerButtons } from './answer-buttons.tsx'

declare module '#storefront/parts/modals/modal-names.ts' {
  interface Modals {
    cookieSettings: object
  }
}

export function CookieSettingsModal({ onClosed }: Closable) {
  const t = useTexts(consentTexts)
  return (
    <Modal title={t('settings')} onClosed={onClosed}>
      <p>{t('text', { shop: useStore().name })}</p>
      <Choice />
    </Modal>
  )
}

/** Only purposes that the visitor agreed to before are ticked. */
function Choice() {
  const t = useTexts(consentTexts)
  const close = useCloseModal()
  const [kept] = useState(readConsent)
  const [choice, setChoice] = useState(
    kept === 'unasked' ? { statistics: false, marketing: false } : kept,
  )
  return (
    <>
      <div className="mt-5 grid gap-3 border-line border-y py-4">
        <div className="flex items-start gap-3 py-2">
          <span className="font-semibold">{t('necessary')}</span>
          <span className="ml-auto shrink-0 text-[0.9375rem] text-text-soft">{t('always')}</span>
        </div>
        <p className="-mt-3 text-[0.9375rem] text-text-soft">{t('necessaryText')}</p>
        {(['statistics', 'marketing'] as const).map((name) => (
          <Checkbox
            key={name}
            checked={choice[name]}
            onChange={(event) => setChoice({ ...choice, [name]: event.target.checked })}
          >
            <span className="block font-semibold">{t(name)}</span>
            <span className="block text-[0.9375rem] text-text-soft">{t(`${name}Text`)}</span>
          </Checkbox>
        ))}
      </div>
      <Button
        variant="quiet"
        size="small"
        isWide
        className="mt-5"
        onClick={() => {
          saveConsent(choice)
          close()
        }}
      >
        {t('save')}
      </Button>
      <AnswerButtons className="mt-3" onAnswered={close} />
    </>
  )
}
