import { credentialsSchema } from '#kernel/account-input.ts'
import { sendLogIn } from '#storefront/parts/account/send-log-in.ts'

/** Logs in beside the gift. Loaded when an address has an account. */
export const logInTask = { schema: credentialsSchema, send: sendLogIn }
