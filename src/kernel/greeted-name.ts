import { isPersonName } from '#kernel/person-name.ts'

const nameSigns = /^[\p{L}\p{M}\s.'’&+-]+$/u

/** Longer than "Opa en oma De Wit" is a sentence. */
const wordsMax = 5

/** Short words between names: "en", "van der", "and". */
const joining = /^(?:\p{Ll}{1,3}|&|\+)$/u

/**
 * A first name as a mail may greet it, or '' where it is no name: anybody may have mails sent to strangers, and a
 * greeting must not carry their message. More than two words are names only with capitals.
 */
export function greetedName(firstName: string): string {
  const name = firstName.trim()
  if (!nameSigns.test(name) || !isPersonName(name)) return ''
  const words = name.split(/\s+/)
  if (words.length <= 2) return name
  const isNames = words.every((word) => joining.test(word) || !/^\p{Ll}/u.test(word))
  return isNames && words.length <= wordsMax ? name : ''
}
