import { useState } from 'react'
import { useNavigate } from 'react-router'
import { accountFormTexts } from '#i18n/texts/account-form.ts'
import { accountPagesTexts } from '#i18n/texts/account-pages.ts'
import { ownPasswordSchema } from '#kernel/account-input.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { notifyLoginChanged } from '#storefront/parts/account/login-status.ts'
import { PasswordField } from '#storefront/parts/account/password-field.tsx'
import { forgetPrefill } from '#storefront/parts/account/prefill.ts'
import { useAccountForm } from '#storefront/parts/account/use-account-form.ts'
import { callShop } from '#storefront/parts/api/call-shop.ts'
import { refreshBasketCount } from '#storefront/parts/basket/basket-count.ts'
import type { Closable } from '#storefront/parts/modals/modal-names.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { Button } from '#ui/button.tsx'
import { FormMessages } from '#ui/form/form-messages.tsx'
import { forgetAllText } from '#ui/form/kept-store.ts'
import { MessageRow } from '#ui/message-row.tsx'
import { Modal } from '#ui/modal.tsx'
import { useCloseModal } from '#ui/modal-closing.ts'
import { useTexts } from '#ui/use-texts.ts'
import { whileSending } from './while-sending.ts'

declare module '#storefront/parts/modals/modal-names.ts' {
  interface Modals {
    deleteAccount: object
  }
}

/**
 * The owner ends the account. The modal first says what is erased and what the law has us keep (SPEC §2, DESIGN §9).
 */
export function DeleteAccountModal({ onClosed }: Closable) {
  const t = useTexts(accountPagesTexts, 'deleteAccount')
  const [isSending, setIsSending] = useState(false)
  return (
    <Modal title={t('title')} onClosed={onClosed} isLoading={isSending}>
      <h3 className="text-[1.0625rem]">{t('goes')}</h3>
      <p className="mt-1">{t('goesText')}</p>
      <h3 className="mt-4 text-[1.0625rem]">{t('stays')}</h3>
      <p className="mt-1 mb-5">{t('staysText')}</p>
      <DeleteForm onSending={setIsSending} />
    </Modal>
  )
}

function DeleteForm({ onSending }: { onSending: (isSending: boolean) => void }) {
  const t = useTexts(accountPagesTexts, 'deleteAccount')
  const label = useTexts(accountFormTexts)('password')
  const close = useCloseModal()
  const paths = usePaths()
  const navigate = useNavigate()
  const form = useAccountForm({
    name: 'delete-account',
    load: async () => ({ schema: ownPasswordSchema, send: whileSending(onSending, deleteAccount) }),
    onDone: () => {
      forgetPrefill()
      notifyLoginChanged()
      void refreshBasketCount()
      forgetAllText()
      void navigate(paths.account(), { replace: true, state: { isDeleted: true } })
    },
  })
  return (
    <form {...form.formProps} aria-label={t('title')} className="grid gap-5">
      <PasswordField {...form.field('password')} label={label} />
      {form.others.length === 0 && <MessageRow tone="warning">{t('text')}</MessageRow>}
      <FormMessages form={form} />
      <div className="grid gap-3 sm:flex">
        <Button type="submit" variant="danger" isLoading={form.isSending}>
          {t('submit')}
        </Button>
        <Button variant="quiet" onClick={close}>
          {t('keep')}
        </Button>
      </div>
    </form>
  )
}

const deleteAccount = async ({ password }: { password: string }) =>
  (await callShop(DeleteAccountDocument, { password }, 'mutation')).deleteAccount

const DeleteAccountDocument = graphql(`
  mutation DeleteAccount($userData: UserData!, $password: String!) {
    deleteAccount(userData: $userData, password: $password) { errors { ...ShopError } }
  }
`)
