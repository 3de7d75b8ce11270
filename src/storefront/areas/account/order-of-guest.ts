/** An order beside which an account is offered. */
export type OrderOfGuest = { uuid: string; email: string; offersAccount: boolean }

/** By what the new account is entered; `withoutPasskey`: the device made none. */
export type MadeAccount = 'password' | 'passkey' | 'withoutPasskey'
