import { credentialsSchema } from '#kernel/account-input.ts'
import { logIn } from '#storefront/parts/account/log-in.ts'

/** Logs in beside the gift. Loaded when an address has an account. */
export const logInTask = { schema: credentialsSchema, send: logIn }
