import { sendRequestedMail } from '#flows/mail/requested-mail.ts'
import { contactUrl } from '#flows/shared/addresses.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { greetedName } from '#kernel/greeted-name.ts'
import type { AccountMailId } from '#kernel/ids.ts'
import type { Language } from '#kernel/language.ts'

/** All that is left of an account for the mail about its end. */
export type ClosedAccount = {
  mailId: AccountMailId
  email: string
  firstName: string
  language: Language
  closedAt: number
}

/** Tells the owner of an account that it was deleted, in case it was somebody else. */
export async function tellClosed(
  deps: Pick<Deps, 'log' | 'mails' | 'mailer' | 'storefront' | 'shopUrl'>,
  { mailId, email, firstName, language, closedAt }: ClosedAccount,
): Promise<void> {
  const { name: shopName, organisation } = deps.storefront
  const written = await deps.mails.accountClosed({
    language,
    firstName,
    shopName,
    organisation,
    url: contactUrl(deps, language),
    closedAt: new Date(closedAt),
  })
  const to = { name: greetedName(firstName), address: email }
  await sendRequestedMail(
    deps,
    { key: `account-closed:${mailId}`, to, ...written },
    { text: 'The address of a deleted account does not work.' },
  )
}
