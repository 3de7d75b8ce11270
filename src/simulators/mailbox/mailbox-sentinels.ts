/** What the simulated post does with an address at a domain of its own; all others it delivers. */
export type MailboxBehaviour = 'rejected' | 'busyTwice'

export type MailboxSentinel = { domain: string; behaviour: MailboxBehaviour; sentence: string }

/** The page for developers lists them. */
export const mailboxSentinels: readonly MailboxSentinel[] = [
  {
    domain: 'bounce.example',
    behaviour: 'rejected',
    sentence: 'The post refuses every address at bounce.example for good.',
  },
  {
    domain: 'slow.example',
    behaviour: 'busyTwice',
    sentence: 'The post fails twice for a message to slow.example, and takes it the third time.',
  },
]

export const findMailboxBehaviour = (address: string): MailboxBehaviour | undefined => {
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase()
  return mailboxSentinels.find((sentinel) => sentinel.domain === domain)?.behaviour
}
