import * as v from 'valibot'
import { accountEntryTexts } from '#i18n/texts/account-entry.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { useAccountForm } from '#storefront/parts/account/use-account-form.ts'
import {
  passkeyWaitMs,
  showPasskey,
  useHasPasskeys,
} from '#storefront/parts/account/use-passkey.ts'
import { mutate } from '#storefront/parts/api/call-shop.ts'
import { Button } from '#ui/button.tsx'
import { FormMessages } from '#ui/form/form-messages.tsx'
import { useTexts } from '#ui/use-texts.ts'

type PasskeyLoginProps = { onLoggedIn: () => void | Promise<void> }

/** Logs in by a passkey, in browsers that have them. */
export const PasskeyLogin = (props: PasskeyLoginProps) =>
  useHasPasskeys() ? <PasskeyForm {...props} /> : null

function PasskeyForm({ onLoggedIn }: PasskeyLoginProps) {
  const t = useTexts(accountEntryTexts, 'login')
  const form = useAccountForm({
    name: 'passkey-login',
    load: async () => ({
      schema: nothingToAsk,
      waitMs: passkeyWaitMs,
      send: () =>
        showPasskey(
          () => mutate(BeginPasskeySignInDocument, {}),
          (answer) => mutate(SignInByPasskeyDocument, { answer }),
          t('passkeyStopped'),
        ),
    }),
    onDone: onLoggedIn,
  })
  return (
    <form {...form.formProps} aria-label={t('byPasskey')} className="grid gap-5">
      <FormMessages form={form} />
      <div>
        <Button type="submit" variant="quiet" isLoading={form.isSending} className="max-sm:w-full">
          {t('byPasskey')}
        </Button>
      </div>
    </form>
  )
}

const nothingToAsk = v.object({})

const BeginPasskeySignInDocument = graphql(`
  mutation BeginPasskeySignIn($userData: UserData!) {
    beginPasskeySignIn(userData: $userData) { question errors { ...ShopError } }
  }
`)

const SignInByPasskeyDocument = graphql(`
  mutation UserSignInByPasskey($userData: UserData!, $answer: String!) {
    userSignInByPasskey(userData: $userData, answer: $answer) { errors { ...ShopError } }
  }
`)
