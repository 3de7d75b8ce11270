import { useId } from 'react'
import { accountFormTexts } from '#i18n/texts/account-form.ts'
import { accountPagesTexts } from '#i18n/texts/account-pages.ts'
import { ownPasswordSchema } from '#kernel/account-input.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { PasswordField } from '#storefront/parts/account/password-field.tsx'
import { useAccountForm } from '#storefront/parts/account/use-account-form.ts'
import { mutate } from '#storefront/parts/api/call-shop.ts'
import { ConfirmModal } from '#storefront/parts/modals/confirm-modal.tsx'
import type { Closable } from '#storefront/parts/modals/modal-names.ts'
import { FormMessages } from '#ui/form/form-messages.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { AccountName } from './account-name.tsx'

declare module '#storefront/parts/modals/modal-names.ts' {
  interface Modals {
    deletePassword: DeletePasswordProps
  }
}

type DeletePasswordProps = { email: string; onDeleted: () => void }

/** The owner goes without a password (SPEC §1). */
export function DeletePasswordModal({
  email,
  onDeleted,
  onClosed,
}: DeletePasswordProps & Closable) {
  const t = useTexts(accountPagesTexts, 'deletePassword')
  const label = useTexts(accountFormTexts)('password')
  const id = useId()
  const form = useAccountForm({
    name: 'delete-password',
    load: async () => ({ schema: ownPasswordSchema, send: deletePassword }),
    onDone: () => {
      onClosed()
      onDeleted()
    },
  })
  return (
    <ConfirmModal
      kind="danger"
      title={t('title')}
      text={t('text')}
      confirm={t('submit')}
      cancel={t('keep')}
      onConfirm={{ form: id }}
      isBusy={form.isSending}
      onClosed={onClosed}
    >
      <form {...form.formProps} id={id} aria-label={t('title')} className="mt-5 grid gap-5">
        <AccountName email={email} />
        <PasswordField {...form.field('password')} label={label} />
        <FormMessages form={form} />
      </form>
    </ConfirmModal>
  )
}

const deletePassword = async ({ password }: { password: string }) =>
  await mutate(DeletePasswordDocument, { password })

const DeletePasswordDocument = graphql(`
  mutation UserDeletePassword($userData: UserData!, $password: String!) {
    userDeletePassword(userData: $userData, password: $password) { errors { ...ShopError } }
  }
`)
