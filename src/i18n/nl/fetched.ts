import { account } from './account.ts'
import { accountModals } from './account-modals.ts'
import { balance } from './balance.ts'
import { consent } from './consent.ts'
import { contact } from './contact.ts'
import { favourites } from './favourites.ts'
import { information } from './information.ts'
import { promo } from './promo.ts'
import { results } from './results.ts'
import { wrapper } from './wrapper.ts'

/** What parts say that bring their texts along when they are fetched: no page carries these. */
export const fetched = {
  balance,
  account,
  accountModals,
  consent,
  contact,
  favourites,
  information,
  promo,
  results,
  wrapper,
}
