import type { CartShipment, KnownReceiver } from '#domain/cart/cart.ts'
import { type Key, keyOf, personKeyOf, placeKeyOf } from '#domain/cart/cart-keys.ts'

/** A receiver, and where it is posted. */
export type Going = Pick<CartShipment, 'receiver' | 'address'>

/**
 * Everybody who gets something from somebody else, those of one name together. A name by post and the same name by e-mail are
 * one person. Each is found by keys: a list of two thousand namesakes takes two thousand steps.
 */
export function peopleOf(shipments: readonly Going[]): KnownReceiver[] {
  const people = new Map<Key, Namesakes>()
  for (const { receiver, address } of shipments) {
    if (receiver.kind === 'self') continue
    const name = personKeyOf({ ...receiver, email: '' })
    const namesakes = people.get(name) ?? new Namesakes()
    people.set(name, namesakes)
    namesakes.add({ receiver, address })
  }
  return [...people.values()].flatMap(({ people: each }) => each)
}

/** Empty where it is not known. */
type Known = { email: Key; place: Key }

const knownOf = ({ receiver, address }: KnownReceiver): Known => ({
  email: receiver.email === '' ? '' : personKeyOf(receiver),
  place: placeKeyOf(address),
})

/**
 * People of one name, in the order in which they were named. Two that contradict each other in neither their e-mail address nor
 * their postal one are the same person, so no pair of those kept could be.
 */
class Namesakes {
  readonly people: KnownReceiver[] = []
  readonly #indexOfBoth = new Map<Key, number>()
  readonly #indexOfEmail = new Map<Key, number>()
  readonly #indexOfPlace = new Map<Key, number>()
  /** Everybody before it has an e-mail address, or a postal one. */
  #emailMissingFrom = 0
  #placeMissingFrom = 0

  add(person: KnownReceiver): void {
    const index = this.#find(knownOf(person))
    const before = index === undefined ? undefined : this.people[index]
    if (index === undefined || before === undefined) {
      this.people.push(person)
      this.#register(person, this.people.length - 1)
      return
    }
    const { email, place } = knownOf(before)
    this.#indexOfBoth.delete(keyOf(email, place))
    const after = {
      receiver:
        before.receiver.email === ''
          ? { ...before.receiver, email: person.receiver.email }
          : before.receiver,
      address: before.address ?? person.address,
    }
    this.people[index] = after
    this.#register(after, index)
  }

  #register(person: KnownReceiver, index: number): void {
    const { email, place } = knownOf(person)
    this.#indexOfBoth.set(keyOf(email, place), index)
    if (!this.#indexOfEmail.has(email)) this.#indexOfEmail.set(email, index)
    if (!this.#indexOfPlace.has(place)) this.#indexOfPlace.set(place, index)
  }

  #find({ email, place }: Known): number | undefined {
    if (email === '' && place === '') return this.people.length > 0 ? 0 : undefined
    if (place === '') return this.#indexOfEmail.get(email) ?? this.#withoutEmail()
    if (email === '') return this.#indexOfPlace.get(place) ?? this.#withoutPlace()
    const matches = [keyOf(email, place), keyOf(email, ''), keyOf('', place), keyOf('', '')]
    return matches.map((key) => this.#indexOfBoth.get(key)).find((index) => index !== undefined)
  }

  #withoutEmail(): number | undefined {
    const { people } = this
    while (people[this.#emailMissingFrom]?.receiver.email) this.#emailMissingFrom += 1
    return this.#emailMissingFrom < people.length ? this.#emailMissingFrom : undefined
  }

  #withoutPlace(): number | undefined {
    const { people } = this
    while (people[this.#placeMissingFrom]?.address) this.#placeMissingFrom += 1
    return this.#placeMissingFrom < people.length ? this.#placeMissingFrom : undefined
  }
}
