/** What the simulated issuer does on an amount of its own; anything else it simply issues. */
export type IssuerBehaviour = 'timesOutOnceAfterIssuing' | 'busyTwice' | 'refused'

export type IssuerSentinel = { cents: number; behaviour: IssuerBehaviour; sentence: string }

/** Whole euros, so that a card with a free amount can ask for them. The page for developers lists them. */
export const issuerSentinels: readonly IssuerSentinel[] = [
  {
    cents: 66_00,
    behaviour: 'timesOutOnceAfterIssuing',
    sentence:
      'The issuer makes the card, but its first answer is lost. Asked again, it gives that same card.',
  },
  {
    cents: 77_00,
    behaviour: 'busyTwice',
    sentence: 'The issuer is busy twice and issues the card the third time.',
  },
  {
    cents: 88_00,
    behaviour: 'refused',
    sentence: 'The issuer refuses for good. The unit is refunded; the others are delivered.',
  },
]

/** Some issuers have no way back for a card that is out. One in four, by its name, so that any catalogue has both. */
export const canChangeCards = (issuer: string): boolean =>
  Array.from(issuer).reduce((total, letter) => total + letter.charCodeAt(0), 0) % 4 !== 3

export const findIssuerBehaviour = (cents: number): IssuerBehaviour | undefined =>
  issuerSentinels.find((sentinel) => sentinel.cents === cents)?.behaviour
