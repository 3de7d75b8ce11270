import { useTranslations } from 'use-intl'
import { PasswordField } from './password-field.tsx'

type ChosenPasswordProps = {
  errors: { password?: string | undefined; repeatPassword?: string | undefined }
}

/** A new password for an account that is there already, typed twice. */
export function ChosenPassword({ errors }: ChosenPasswordProps) {
  const t = useTranslations('accountForm')
  return (
    <>
      <PasswordField
        name="password"
        label={t('newPassword')}
        isNew
        hasHelp
        error={errors.password}
      />
      <PasswordField
        name="repeatPassword"
        label={t('repeatPassword')}
        isNew
        error={errors.repeatPassword}
      />
    </>
  )
}
