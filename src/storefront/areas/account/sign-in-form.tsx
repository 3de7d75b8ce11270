import * as v from 'valibot'
import { accountEntryTexts } from '#i18n/texts/account-entry.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { useAccountForm } from '#storefront/parts/account/use-account-form.ts'
import { useLoggedIn } from '#storefront/parts/account/use-logged-in.ts'
import { mutate } from '#storefront/parts/api/call-shop.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { useTexts } from '#ui/use-texts.ts'
import { FormFooter } from './form-footer.tsx'

/** Mail scanners follow links but press no buttons, so the owner logs in by a button. */
export function SignInForm({ token }: { token: string }) {
  const t = useTexts(accountEntryTexts, 'signIn')
  const paths = usePaths()
  const goOn = useLoggedIn()
  const form = useAccountForm({
    name: 'sign-in',
    load: async () => ({
      schema: nothingToAsk,
      send: async () => await mutate(SignInByLinkDocument, { token }),
    }),
    onDone: () => goOn(paths.accountOverview(), { method: 'link' }),
  })
  return (
    <form {...form.formProps} aria-label={t('pageTitle')} className="grid gap-5">
      <FormFooter form={form} submit={t('submit')} />
    </form>
  )
}

const nothingToAsk = v.object({})

const SignInByLinkDocument = graphql(`
  mutation UserSignInByLink($userData: UserData!, $token: String!) {
    userSignInByLink(userData: $userData, token: $token) {
      errors { ...ShopError }
    }
  }
`)
