import { useState } from 'react'
import { accountEntryTexts } from '#i18n/texts/account-entry.ts'
import { errorCodes } from '#kernel/error-codes.ts'
import { keepPrefill } from '#storefront/parts/account/prefill.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { Button } from '#ui/button.tsx'
import type { Refusals } from '#ui/form/shop-form.ts'
import { useTexts } from '#ui/use-texts.ts'

/** True once the shop said that an address has an account; the form to log in is filled in then. */
export function useHasAccount(email: string) {
  const [hasAccount, setHasAccount] = useState(false)
  const hearRefused = (refusals: Refusals) => {
    const isKnown = refusals.some(({ code }) => code === errorCodes.accountExists)
    if (isKnown) keepPrefill(email)
    setHasAccount(isKnown)
  }
  return { hasAccount, hearRefused }
}

/** The way to log in. */
export function LogInInstead() {
  const t = useTexts(accountEntryTexts, 'register')
  return (
    <div>
      <Button href={usePaths().accountLogin()} variant="quiet" size="small">
        {t('toLogin')}
      </Button>
    </div>
  )
}
