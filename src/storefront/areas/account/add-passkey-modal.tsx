import { accountFormTexts } from '#i18n/texts/account-form.ts'
import { accountPagesTexts } from '#i18n/texts/account-pages.ts'
import { ownerProofSchema, ownPasswordSchema } from '#kernel/account-input.ts'
import { PasswordField } from '#storefront/parts/account/password-field.tsx'
import { useAccountForm } from '#storefront/parts/account/use-account-form.ts'
import { makePasskey, passkeyWaitMs } from '#storefront/parts/account/use-passkey.ts'
import type { Closable } from '#storefront/parts/modals/modal-names.ts'
import { Modal } from '#ui/modal.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { AccountName } from './account-name.tsx'
import { FormFooter } from './form-footer.tsx'
import { FreshLogIn } from './fresh-log-in.tsx'
import { beginPasskey, handInPasskey } from './hand-in-passkey.ts'

declare module '#storefront/parts/modals/modal-names.ts' {
  interface Modals {
    addPasskey: AddPasskeyProps
  }
}

type AddPasskeyProps = { email: string; hasPassword: boolean; onAdded: () => void }

/** The owner shows who they are, and their browser makes a passkey. */
export function AddPasskeyModal({
  email,
  hasPassword,
  onAdded,
  onClosed,
}: AddPasskeyProps & Closable) {
  const t = useTexts(accountPagesTexts, 'addPasskey')
  const tForm = useTexts(accountFormTexts)
  const form = useAccountForm({
    name: 'add-passkey',
    load: async () => ({
      schema: hasPassword ? ownPasswordSchema : ownerProofSchema,
      waitMs: passkeyWaitMs,
      send: ({ password = null }: { password?: string | null | undefined }) =>
        makePasskey(() => beginPasskey(password), handInPasskey, tForm('passkeyStopped')),
    }),
    onDone: () => {
      onClosed()
      onAdded()
    },
  })
  return (
    <Modal title={t('title')} onClosed={onClosed} isLoading={form.isSending}>
      <p className="mb-5">{t('text')}</p>
      <form {...form.formProps} aria-label={t('title')} className="grid gap-5">
        <AccountName email={email} />
        {hasPassword ? (
          <PasswordField {...form.field('password')} label={tForm('password')} />
        ) : (
          <FreshLogIn />
        )}
        <FormFooter form={form} submit={t('submit')} />
      </form>
    </Modal>
  )
}
