import type { OpenConfig } from '#platform/config/config.ts'

/** What a person reads when the shop has started. */
export function welcome({ mode, shopUrl, smtpUrl, port, roles }: OpenConfig): readonly string[] {
  if (mode === 'production') {
    const parts = [roles.web ? 'web' : '', roles.worker ? 'jobs' : ''].filter((part) => part !== '')
    return [`The shop runs (${parts.join(' and ')}) at port ${port}.`]
  }
  return [
    '',
    `  The shop is open:  ${shopUrl}/`,
    `  It listens at port ${port}.`,
    '',
    '  Pay with iDEAL | Wero and choose what the bank does, or with card 4111 1111 4555 1142,',
    '  any date to come, code 737 (4917 6100 0000 0000 asks for the 3-D Secure password: password).',
    smtpUrl === undefined
      ? `  Mail lands in  ${shopUrl}/dev/mailbox/`
      : `  Mail goes to ${new URL(smtpUrl).host}.`,
    `  Pages for developers:  ${shopUrl}/dev/`,
    '',
  ]
}
