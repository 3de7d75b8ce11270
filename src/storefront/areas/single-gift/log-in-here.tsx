import { accountFormTexts } from '#i18n/texts/account-form.ts'
import { singleGiftTexts } from '#i18n/texts/single-gift.ts'
import { PasswordField } from '#storefront/parts/account/password-field.tsx'
import { Button } from '#ui/button.tsx'
import { FormMessages } from '#ui/form/form-messages.tsx'
import { useTexts } from '#ui/use-texts.ts'
import type { LogInHereState } from './use-log-in-here.ts'

/** One form cannot stand in another: the fields name theirs, which stands before the form of the gift. */
const formId = 'log-in-here'

export const LogInForm = ({ state: { form, known } }: { state: LogInHereState }) =>
  known !== undefined && <form {...form.formProps} id={formId} hidden />

/** Offers to log in, once the address that was typed has an account. */
export function LogInHere({ state: { form, known, goOnAsGuest } }: { state: LogInHereState }) {
  const t = useTexts(singleGiftTexts, 'logIn')
  const tForm = useTexts(accountFormTexts)
  return (
    <div aria-live="polite">
      {known !== undefined && (
        <div className="mt-5 grid animate-appear gap-3 rounded-card bg-surface-blush p-4 sm:p-5">
          <p>{t('text')}</p>
          <input type="hidden" form={formId} name="email" value={known} />
          <PasswordField {...form.field('password')} form={formId} label={tForm('password')} />
          <FormMessages form={form} />
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
            <Button type="submit" form={formId} size="small" isLoading={form.isSending}>
              {t('submit')}
            </Button>
            <Button variant="link" size="small" onClick={goOnAsGuest}>
              {t('guest')}
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}
