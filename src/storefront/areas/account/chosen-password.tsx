import { accountFormTexts } from '#i18n/texts/account-form.ts'
import { PasswordField } from '#storefront/parts/account/password-field.tsx'
import { useTexts } from '#ui/use-texts.ts'

type ChosenPasswordProps = {
  form: {
    field: (name: 'password' | 'repeatPassword') => { name: string; error: string | undefined }
  }
}

/** A new password for an account that is there already, typed twice. */
export function ChosenPassword({ form }: ChosenPasswordProps) {
  const t = useTexts(accountFormTexts)
  return (
    <>
      <PasswordField {...form.field('password')} label={t('newPassword')} isNew hasHelp />
      <PasswordField {...form.field('repeatPassword')} label={t('repeatPassword')} isNew />
    </>
  )
}
