import { accountModalsTexts } from '#i18n/texts/account-modals.ts'
import { rememberGuest } from '#storefront/parts/account/known-guest.ts'
import { tellLoggedIn, useLoggedIn } from '#storefront/parts/account/use-logged-in.ts'
import type { Closable } from '#storefront/parts/modals/modal-names.ts'
import { useModals } from '#storefront/parts/modals/use-modals.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { Button } from '#ui/button.tsx'
import { Modal } from '#ui/modal.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { LoginForm } from './login-form.tsx'

declare module '#storefront/parts/modals/modal-names.ts' {
  interface Modals {
    login: LoginModalProps
  }
}

export type LoginModalProps = {
  /** What goes on after it, where that is not the checkout of the basket. */
  onLoggedIn?: (() => void | Promise<void>) | undefined
}

/** Logs in over the basket and goes on to the checkout (SPEC §4); back is another address. */
export function LoginModal({ onLoggedIn, onClosed }: LoginModalProps & Closable) {
  const t = useTexts(accountModalsTexts, 'login')
  const checkout = usePaths().checkout()
  const openModal = useModals()
  const goOn = useLoggedIn()
  if (onLoggedIn)
    return (
      <Modal title={t('title')} onClosed={onClosed}>
        <LoginForm
          onLoggedIn={async () => {
            tellLoggedIn()
            await onLoggedIn()
            onClosed()
          }}
        />
      </Modal>
    )
  return (
    <Modal title={t('title')} onClosed={onClosed} onBack={() => openModal('accountIdentify', {})}>
      <p className="mb-5">{t('text')}</p>
      <LoginForm onLoggedIn={() => goOn(checkout, { staysBehind: true })} />
      <Button variant="link" href={checkout} onClick={rememberGuest} isWide className="mt-3">
        {t('guest')}
      </Button>
    </Modal>
  )
}
