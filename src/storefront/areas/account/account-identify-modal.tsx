import { useNavigate } from 'react-router'
import { accountModalsTexts } from '#i18n/texts/account-modals.ts'
import { rememberGuest } from '#storefront/parts/account/known-guest.ts'
import type { Closable } from '#storefront/parts/modals/modal-names.ts'
import { useModals } from '#storefront/parts/modals/use-modals.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { Button } from '#ui/button.tsx'
import { Modal } from '#ui/modal.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { IdentifyForm } from './identify-form.tsx'

declare module '#storefront/parts/modals/modal-names.ts' {
  interface Modals {
    accountIdentify: object
  }
}

/** Asks who orders (SPEC §4, modal-auth): a customer logs in, any other visitor orders as a guest. */
export function AccountIdentifyModal({ onClosed }: Closable) {
  const t = useTexts(accountModalsTexts, 'identify')
  const checkout = usePaths().checkout()
  const navigate = useNavigate()
  const openModal = useModals()
  return (
    <Modal title={t('title')} onClosed={onClosed}>
      <p className="mb-5">{t('text')}</p>
      <IdentifyForm
        title={t('title')}
        submit={t('submit')}
        onAnswer={(email, hasAccount) => {
          if (hasAccount) return openModal('login', {})
          rememberGuest()
          return navigate(checkout, { state: { email } })
        }}
      />
      <p className="my-4 flex items-center gap-3 text-text-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t('or')}
      </p>
      <Button variant="quiet" href={checkout} onClick={rememberGuest} isWide>
        {t('guest')}
      </Button>
    </Modal>
  )
}
