import { accounts } from '#i18n/nl/accounts.ts'
import { TextsFrame } from '#storefront/frame/page/texts-frame.tsx'

/** Brings the texts of accounts, in one language. */
export default function AccountsRoute() {
  return <TextsFrame messages={accounts} />
}
