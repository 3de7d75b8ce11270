/**
 * What a form can say about a phone number before the server, which knows the numbering plans, decides
 * (DESIGN §9). Kept free of that knowledge: it is large, and a browser should not load it.
 */

/** Spaces, dots, hyphens and brackets are how people write, not what they mean. */
export const normalizePhone = (text: string): string =>
  text.replaceAll(/[\s.\-()/]/g, '').replace(/^00/, '+')

/** SPEC §5: digits only, with a country code in front where there is one. */
const shape = /^\+?\d{5,15}$/

export const looksLikePhone = (text: string): boolean => shape.test(normalizePhone(text))
