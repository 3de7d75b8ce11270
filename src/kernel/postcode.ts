import { cleanCode } from '#kernel/clean-text.ts'

/** Postcodes as each country writes them (SPEC §5). What has no rule here takes any short text, or none. */
type PostcodeRule = {
  /** Held against capitals without spaces and hyphens; its groups are the parts between which one stands. */
  pattern: RegExp
  separator?: ' ' | '-'
  /** Stands in front of all of them, typed or not. */
  lead?: string
  /** Shown where somebody typed one that is none. */
  example: string
  /** Many who live there do not know theirs. */
  isOptional?: boolean
}

/** Four digits of which the first is none, as in Belgium. */
const fourDigits = (example: string): PostcodeRule => ({ pattern: /^([1-9]\d{3})$/, example })

/** Of these countries some real ones begin with none: Oslo 0150, Darwin 0800. */
const anyFourDigits = (example: string): PostcodeRule => ({ pattern: /^(\d{4})$/, example })

const fiveDigits = (example: string): PostcodeRule => ({ pattern: /^(\d{5})$/, example })

/** 123 45, as in Sweden. */
const threeAndTwo = (example: string): PostcodeRule => ({
  pattern: /^(\d{3})(\d{2})$/,
  separator: ' ',
  example,
})

const british =
  /^(GIR|[A-PR-UWYZ](?:\d{1,2}|[A-HK-Y]\d|[A-HK-Y]\d\d|\d[A-HJKPSTUW]|[A-HK-Y]\d[ABEHMNPRVWXY]))(\d[ABD-HJLNP-UW-Z]{2})$/

const rules: Readonly<Record<string, PostcodeRule>> = {
  NL: { pattern: /^([1-9]\d{3})((?!S[ADS])[A-Z]{2})$/, separator: ' ', example: '1012 JS' },
  BE: fourDigits('1000'),
  AT: fourDigits('1010'),
  CH: fourDigits('8001'),
  LI: fourDigits('9490'),
  LU: fourDigits('1009'),
  BG: fourDigits('1000'),
  CY: fourDigits('1010'),
  HU: fourDigits('1051'),
  SI: fourDigits('1000'),
  DK: anyFourDigits('1050'),
  NO: anyFourDigits('0150'),
  AU: anyFourDigits('2000'),
  NZ: anyFourDigits('6011'),
  LV: { pattern: /^(\d{4})$/, lead: 'LV-', example: 'LV-1050' },
  DE: { pattern: /^((?!01000|99999)\d{5})$/, example: '10115' },
  ES: fiveDigits('28013'),
  FR: fiveDigits('75001'),
  MC: fiveDigits('98000'),
  IT: fiveDigits('00184'),
  SM: fiveDigits('47890'),
  VA: fiveDigits('00120'),
  FI: fiveDigits('00100'),
  EE: fiveDigits('10111'),
  HR: fiveDigits('10000'),
  MX: fiveDigits('06000'),
  TR: fiveDigits('34110'),
  LT: { pattern: /^(\d{5})$/, lead: 'LT-', example: 'LT-01103' },
  SE: threeAndTwo('111 52'),
  CZ: threeAndTwo('110 00'),
  SK: threeAndTwo('811 01'),
  GR: threeAndTwo('104 31'),
  PL: { pattern: /^(\d{2})(\d{3})$/, separator: '-', example: '00-001' },
  PT: { pattern: /^(\d{4})(\d{3})$/, separator: '-', example: '1100-148' },
  BR: { pattern: /^(\d{5})(\d{3})$/, separator: '-', example: '01310-100' },
  US: { pattern: /^(\d{5})(\d{4})?$/, separator: '-', example: '10001' },
  CA: {
    pattern: /^([ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z])(\d[ABCEGHJ-NPRSTV-Z]\d)$/,
    separator: ' ',
    example: 'K1A 0B1',
  },
  GB: { pattern: british, separator: ' ', example: 'SW1A 1AA' },
  MT: { pattern: /^([A-Z]{3})(\d{4})$/, separator: ' ', example: 'VLT 1117' },
  RO: { pattern: /^(\d{6})$/, example: '010011' },
  IS: { pattern: /^(\d{3})$/, example: '101' },
  IE: {
    pattern: /^((?:[AC-FHKNPRTV-Y]\d\d|D6W))([0-9AC-FHKNPRTV-Y]{4})$/,
    separator: ' ',
    example: 'D02 AF30',
    isOptional: true,
  },
}

/** A country without a rule of its own: letters and digits, as short as postcodes are. */
const anyPostcode = /^[A-Z0-9]{1,10}$/

const capitals = (text: string): string =>
  cleanCode(text).replaceAll(/[a-z]/g, (letter) => letter.toUpperCase())

/** The postcode as its country writes it, or undefined where it is none. The country's own letters in front are taken. */
export function parsePostcode(text: string, countryCode: string): string | undefined {
  const written = capitals(text)
  const bare = written.replaceAll(/[ .-]/g, '')
  const rule = rules[countryCode]
  if (rule === undefined) return anyPostcode.test(bare) ? written : undefined
  const own = /^\d/.test(rule.example) || rule.lead ? withoutCountry(bare, countryCode) : bare
  const [whole, ...parts] = rule.pattern.exec(own) ?? []
  if (whole === undefined) return undefined
  return (rule.lead ?? '') + parts.filter(Boolean).join(rule.separator ?? '')
}

/** `B-1000` and `NL-1012 JS`, as envelopes from abroad have it. */
const withoutCountry = (bare: string, countryCode: string): string =>
  bare.replace(new RegExp(`^(?:${countryCode}|${countryCode.charAt(0)})(?=\\d)`), '')

export const postcodeExample = (countryCode: string): string | undefined =>
  rules[countryCode]?.example

/** Whether an address there is none without its postcode. */
export function needsPostcode(countryCode: string): boolean {
  const rule = rules[countryCode]
  return rule !== undefined && rule.isOptional !== true
}
