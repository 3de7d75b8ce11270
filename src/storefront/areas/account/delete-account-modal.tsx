import { useId } from 'react'
import { useNavigate } from 'react-router'
import { accountFormTexts } from '#i18n/texts/account-form.ts'
import { accountPagesTexts } from '#i18n/texts/account-pages.ts'
import { ownerProofSchema, ownPasswordSchema } from '#kernel/account-input.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { notifyLoginChanged } from '#storefront/parts/account/login-status.ts'
import { PasswordField } from '#storefront/parts/account/password-field.tsx'
import { forgetPrefill } from '#storefront/parts/account/prefill.ts'
import { useAccountForm } from '#storefront/parts/account/use-account-form.ts'
import { mutate } from '#storefront/parts/api/call-shop.ts'
import { refreshBasketCount } from '#storefront/parts/basket/basket-count.ts'
import { ConfirmModal } from '#storefront/parts/modals/confirm-modal.tsx'
import type { Closable } from '#storefront/parts/modals/modal-names.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { FormMessages } from '#ui/form/form-messages.tsx'
import { forgetAllText } from '#ui/form/kept-store.ts'
import { MessageRow } from '#ui/message-row.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { FreshLogIn } from './fresh-log-in.tsx'

declare module '#storefront/parts/modals/modal-names.ts' {
  interface Modals {
    deleteAccount: DeleteAccountProps
  }
}

type DeleteAccountProps = { hasPassword: boolean }

/**
 * The owner ends the account. The modal first says what is erased and what the law has us keep
 * (SPEC §2).
 */
export function DeleteAccountModal({ hasPassword, onClosed }: DeleteAccountProps & Closable) {
  const t = useTexts(accountPagesTexts, 'deleteAccount')
  const label = useTexts(accountFormTexts)('password')
  const id = useId()
  const paths = usePaths()
  const navigate = useNavigate()
  const form = useAccountForm({
    name: 'delete-account',
    load: async () => ({
      schema: hasPassword ? ownPasswordSchema : ownerProofSchema,
      send: deleteAccount,
    }),
    onDone: () => {
      forgetPrefill()
      notifyLoginChanged()
      void refreshBasketCount()
      forgetAllText()
      void navigate(paths.account(), { replace: true, state: { isDeleted: true } })
    },
  })
  return (
    <ConfirmModal
      kind="danger"
      title={t('title')}
      confirm={t('submit')}
      cancel={t('keep')}
      onConfirm={{ form: id }}
      isBusy={form.isSending}
      onClosed={onClosed}
    >
      <h3 className="text-[1.0625rem]">{t('goes')}</h3>
      <p className="mt-1">{t('goesText')}</p>
      <h3 className="mt-4 text-[1.0625rem]">{t('stays')}</h3>
      <p className="mt-1 mb-5">{t('staysText')}</p>
      <form {...form.formProps} id={id} aria-label={t('title')} className="grid gap-5">
        {hasPassword ? <PasswordField {...form.field('password')} label={label} /> : <FreshLogIn />}
        {form.others.length === 0 && <MessageRow tone="warning">{t('text')}</MessageRow>}
        <FormMessages form={form} />
      </form>
    </ConfirmModal>
  )
}

const deleteAccount = async ({ password }: { password?: string | undefined }) =>
  await mutate(DeleteAccountDocument, { password: password ?? null })

const DeleteAccountDocument = graphql(`
  mutation DeleteAccount($userData: UserData!, $password: String) {
    deleteAccount(userData: $userData, password: $password) { errors { ...ShopError } }
  }
`)
