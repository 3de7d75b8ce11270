import { useTranslations } from 'use-intl'
import type { Closable } from '#storefront/components/modals/modal-names.ts'
import { useModals } from '#storefront/components/modals/use-modals.ts'
import { withTexts } from '#storefront/components/with-texts.tsx'
import { Button } from '#storefront/ui/button.tsx'
import { Modal } from '#storefront/ui/modal.tsx'
import { usePaths } from '#storefront/use-paths.ts'
import { accountTexts } from './account-texts.ts'
import { LoginForm } from './login-form.tsx'
import { useLoggedIn } from './use-logged-in.ts'

export const LoginModal = withTexts(accountTexts, OverBasket)

/** Logs in over the basket and goes on to the checkout (SPEC §4); back is another address. */
function OverBasket({ onClosed }: Closable) {
  const t = useTranslations('accountModals.login')
  const checkout = usePaths().checkout()
  const openModal = useModals()
  const goOn = useLoggedIn()
  return (
    <Modal title={t('title')} onClosed={onClosed} onBack={() => openModal('accountIdentify', {})}>
      <p className="mb-5">{t('text')}</p>
      <LoginForm onLoggedIn={() => goOn(checkout, { staysBehind: true })} />
      <Button variant="link" href={checkout} isWide className="mt-3">
        {t('guest')}
      </Button>
    </Modal>
  )
}
