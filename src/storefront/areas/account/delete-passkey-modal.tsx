import { useId } from 'react'
import { accountFormTexts } from '#i18n/texts/account-form.ts'
import { accountPagesTexts } from '#i18n/texts/account-pages.ts'
import { ownerProofSchema, ownPasswordSchema } from '#kernel/account-input.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { PasswordField } from '#storefront/parts/account/password-field.tsx'
import { useAccountForm } from '#storefront/parts/account/use-account-form.ts'
import { mutate } from '#storefront/parts/api/call-shop.ts'
import { ConfirmModal } from '#storefront/parts/modals/confirm-modal.tsx'
import type { Closable } from '#storefront/parts/modals/modal-names.ts'
import { FormMessages } from '#ui/form/form-messages.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { AccountName } from './account-name.tsx'
import { FreshLogIn } from './fresh-log-in.tsx'

declare module '#storefront/parts/modals/modal-names.ts' {
  interface Modals {
    deletePasskey: DeletePasskeyProps
  }
}

type DeletePasskeyProps = {
  id: string
  /** As the customer knows it. */
  device: string
  email: string
  hasPassword: boolean
  onDeleted: () => void
}

/** The owner gives a passkey up. */
export function DeletePasskeyModal(props: DeletePasskeyProps & Closable) {
  const { id, device, email, hasPassword, onDeleted, onClosed } = props
  const t = useTexts(accountPagesTexts, 'deletePasskey')
  const label = useTexts(accountFormTexts)('password')
  const formId = useId()
  const form = useAccountForm({
    name: 'delete-passkey',
    load: async () => ({
      schema: hasPassword ? ownPasswordSchema : ownerProofSchema,
      send: async ({ password = null }: { password?: string | null | undefined }) =>
        await mutate(DeletePasskeyDocument, { id, password }),
    }),
    onDone: () => {
      onClosed()
      onDeleted()
    },
  })
  return (
    <ConfirmModal
      kind="danger"
      title={t('title')}
      text={t('text', { device })}
      confirm={t('submit')}
      cancel={t('keep')}
      onConfirm={{ form: formId }}
      isBusy={form.isSending}
      onClosed={onClosed}
    >
      <form {...form.formProps} id={formId} aria-label={t('title')} className="mt-5 grid gap-5">
        <AccountName email={email} />
        {hasPassword ? <PasswordField {...form.field('password')} label={label} /> : <FreshLogIn />}
        <FormMessages form={form} />
      </form>
    </ConfirmModal>
  )
}

const DeletePasskeyDocument = graphql(`
  mutation DeletePasskey($userData: UserData!, $id: String!, $password: String) {
    deletePasskey(userData: $userData, id: $id, password: $password) { errors { ...ShopError } }
  }
`)
