import * as v from 'valibot'
import { accountEntryTexts } from '#i18n/texts/account-entry.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { useAccountForm } from '#storefront/parts/account/use-account-form.ts'
import { useLoggedIn } from '#storefront/parts/account/use-logged-in.ts'
import { mutate } from '#storefront/parts/api/call-shop.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { useTexts } from '#ui/use-texts.ts'
import { FormFooter } from './form-footer.tsx'

/** Gives the account its address back by a button, since mail scanners follow links. */
export function UndoEmailForm({ token }: { token: string }) {
  const t = useTexts(accountEntryTexts, 'undoEmail')
  const paths = usePaths()
  const goOn = useLoggedIn()
  const form = useAccountForm({
    name: 'undo-email',
    load: async () => ({
      schema: nothingToAsk,
      send: async () => await mutate(UndoEmailDocument, { token }),
    }),
    onDone: () => goOn(paths.accountSecurity(), { method: 'link' }),
  })
  return (
    <form {...form.formProps} aria-label={t('pageTitle')} className="grid gap-5">
      <FormFooter form={form} submit={t('submit')} />
    </form>
  )
}

const nothingToAsk = v.object({})

const UndoEmailDocument = graphql(`
  mutation UserUndoEmail($userData: UserData!, $token: String!) {
    userUndoEmail(userData: $userData, token: $token) { errors { ...ShopError } }
  }
`)
