import type { AccessWorld, Stranger } from './world.ts'

/**
 * Refusals that a stranger gets: `code parameter` of each, with commas; empty where there is none.
 * Undefined for those who may.
 */
type Refusals = Record<Stranger, string | undefined>
export type Given = (world: AccessWorld) => Record<string, unknown>

/** Words that the address which `given` names tells everybody who has it. */
type Told = (world: AccessWorld) => readonly string[]

/** The answer to the one who may, or the test that proves it. */
type Right =
  | { kind: 'owner'; refusal: string; shows: readonly string[] }
  | { kind: 'provenIn'; file: string }

/** Rule of an operation of the API: who may use it. */
export type Access =
  /** Says nothing of anybody, and changes nothing. */
  | { kind: 'everybody' }
  /**
   * Keeps or changes what is the caller's; what is the victim's stays as it was. Callers who are
   * not logged in are told `loggedOut`, where it wants an account.
   */
  | { kind: 'ownOnly'; given: Given; loggedOut: string | undefined }
  /** Logs the browser that asks out. */
  | { kind: 'endsOwnSession' }
  /** Names in `given` what is the victim's; each stranger is told their refusal, and no more. */
  | { kind: 'guarded'; given: Given; refusals: Refusals; right: Right; tells: Told }

type Guarded = Extract<Access, { kind: 'guarded' }>

export const everybody: Access = { kind: 'everybody' }
export const nothingTold: Told = () => []
export const none: Given = () => ({})

export const ownOnly = (given: Given = none): Access => ({
  kind: 'ownOnly',
  given,
  loggedOut: undefined,
})

/** For the account that is logged in; it names nothing that could be another's. */
export const ownAccount = (given: Given = none): Access => ({
  kind: 'ownOnly',
  given,
  loggedOut: '3804',
})

export const all = (refusal: string): Refusals => ({
  visitor: refusal,
  customer: refusal,
  buyer: refusal,
  finance: refusal,
  removed: refusal,
  expired: refusal,
})

export const shows = (...texts: string[]): Right => ({ kind: 'owner', refusal: '', shows: texts })
export const done: Right = shows()
/** The one who may is told why it cannot be done now: it is theirs to ask. */
export const told = (refusal: string): Right => ({ kind: 'owner', refusal, shows: [] })
export const provenIn = (file: string): Right => ({
  kind: 'provenIn',
  file: `tests/api/${file}.test.ts`,
})

/** For the browser that has it; another one has none. */
export const ownBrowser = (given: Given, refusal: string, right: Right): Guarded => ({
  kind: 'guarded',
  given,
  right,
  tells: nothingTold,
  refusals: all(refusal),
})

/** By a token or another secret that strangers only guess. */
export const bySecret = ownBrowser

/** For whoever ordered. */
export const giver = (given: Given, right: Right = done): Access => ({
  kind: 'guarded',
  given,
  right,
  tells: nothingTold,
  refusals: all('3301 orderUuid'),
})

/** For one account; another customer, who names what is not theirs, is told `refusal`. */
export const account = (given: Given, refusal: string, right: Right = done): Access => ({
  kind: 'guarded',
  given,
  right,
  tells: nothingTold,
  refusals: { ...all(refusal), visitor: '3804', expired: '3804' },
})

/** A browser that did nothing yet has no basket, which is told first. */
export const withoutBrowser = (refusal: string, access: Guarded): Access => ({
  ...access,
  refusals: { ...access.refusals, visitor: refusal },
})

type Role = 'owner' | 'buyer' | 'finance'

/** For members of a company with one of these roles. */
export const members = (roles: readonly Role[], given: Given, right: Right = done): Guarded => {
  const ofRole = (role: 'buyer' | 'finance') => (roles.includes(role) ? undefined : '3851')
  return {
    kind: 'guarded',
    given,
    right,
    tells: nothingTold,
    refusals: {
      visitor: '3804',
      expired: '3804',
      customer: '3850 company',
      removed: '3850 company',
      buyer: ofRole('buyer'),
      finance: ofRole('finance'),
    },
  }
}

export const guessed = (token: string): string =>
  `${token.slice(0, -1)}${token.endsWith('0') ? '1' : '0'}`
export const ofOrder =
  (which: 'mailed' | 'planned' | 'posted', more: object = {}): Given =>
  ({ order }) => ({ orderUuid: order.uuid, deliveryId: order[which], ...more })
export const ofCompany =
  (more: Given = none): Given =>
  (world) => ({ company: world.company, ...more(world) })
export const ofBasket =
  (more: object): Given =>
  ({ basket: { tag, packageId } }) => ({ shipmentTag: tag, packageId, ...more })
export const captcha = { captchaToken: 'solved' }
export const address = {
  countryCode: 'NL',
  postCode: '3511AB',
  houseNumber: '12',
  street: 'Elders',
  city: 'Utrecht',
}

export const person = {
  customerType: 'PRIVATE',
  firstName: 'Ander',
  lastName: 'Elders',
  email: 'ander@elders.example',
  confirmEmail: 'ander@elders.example',
  acceptTerms: true,
}
export const typedCard: Given = () => ({
  cardNumber: '6299310000000000015',
  pin: '000000',
  ...captcha,
})

export const companyInput = { name: 'Anders', kvkNumber: '12345678', address }
