import { useTranslations } from 'use-intl'
import { PasswordField } from './password-field.tsx'

type ChosenPasswordProps = {
  form: {
    field: (name: 'password' | 'repeatPassword') => { name: string; error: string | undefined }
  }
}

/** A new password for an account that is there already, typed twice. */
export function ChosenPassword({ form }: ChosenPasswordProps) {
  const t = useTranslations('accountForm')
  return (
    <>
      <PasswordField {...form.field('password')} label={t('newPassword')} isNew hasHelp />
      <PasswordField {...form.field('repeatPassword')} label={t('repeatPassword')} isNew />
    </>
  )
}
