/** What the simulated post does with an address at a domain of its own; all others it delivers. */
export type Behaviour = 'rejected' | 'busyTwice'

export type Sentinel = { domain: string; behaviour: Behaviour; sentence: string }

/** The page for developers lists them. */
export const sentinels: readonly Sentinel[] = [
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

export const findBehaviour = (address: string): Behaviour | undefined => {
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase()
  return sentinels.find((sentinel) => sentinel.domain === domain)?.behaviour
}
