import { account } from './account.ts'
import { accountEntry } from './account-entry.ts'
import { accountForm } from './account-form.ts'
import { accountPages } from './account-pages.ts'
import { legal } from './legal.ts'

/** What pages of accounts say, on top of `screens`: nobody else loads it. */
export const accounts = { account, accountEntry, accountForm, accountPages, legal }
