import { topLevelDomains } from '#kernel/top-level-domains.ts'

/** Signs that readers take for a dot. A middle dot is one unless it stands between two l's, as in Catalan names. */
const dotSigns = /[。․‧∙⋅•・۔⸳⸱⬝⦁●◦᛫ꞏᆞˑ܁܂⁘⠄꘎᠃।។٠۰٫ꓸ𐩐𝅭]|(?<!l)·|·(?!l)/gu

/** Dot above as a sign of its own, which NFKC would make a mark on a space. */
const dotAbove = /˙/g

/** "(.)", "(dot)", "-dot-" and " punt ": a dot that is spelled so that no program sees it. */
const spelledDot =
  /\s*[(<[{]\s*(?:\.|dot|punt|punkt|point)\s*[)>\]}]\s*|[\s\p{Pd}/'"‘’“”„]+(?:dot|punt|punkt|point)[\s\p{Pd}/'"‘’“”]+/gu

/** Letters of other scripts, small capitals and struck letters that look like plain Latin ones. */
const lookAlikes: Readonly<Record<string, string>> = Object.fromEntries(
  ['аa', 'вb', 'сc', 'ԁd', 'еe', 'һh', 'іi', 'ϳj', 'јj', 'кk', 'ӏl', 'мm', 'нh', 'оo', 'рp', 'ѕs']
    .concat(['тt', 'υu', 'ѵv', 'ԝw', 'хx', 'уy', 'αa', 'ιi', 'κk', 'νv', 'οo', 'ρp', 'τt', 'ıi'])
    .concat(['ոn', 'ռn', 'օo', 'սu', 'հh', 'ցg', 'øo', 'łl', 'đd', 'ħh', 'ɑa', 'ɡg', 'ɩi', 'ƃb'])
    .concat(['ᴀa', 'ʙb', 'ᴄc', 'ᴅd', 'ᴇe', 'ꜰf', 'ɢg', 'ʜh', 'ɪi', 'ᴊj', 'ᴋk', 'ʟl', 'ᴍm', 'ɴn'])
    .concat(['ᴏo', 'ᴘp', 'ꞯq', 'ʀr', 'ꜱs', 'ᴛt', 'ᴜu', 'ᴠv', 'ᴡw', 'ʏy', 'ᴢz'])
    .map(([sign = '', latin = '']) => [sign, latin]),
)
const isLookAlike = new RegExp(`[${Object.keys(lookAlikes).join('')}]`, 'g')

/** Plain Latin letters: without marks, and without letters that only look like them. */
const latinOf = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(isLookAlike, (sign) => lookAlikes[sign] ?? sign)

/** Letters with spaces between them, as "b a n k" is spelled. Initials have dots. */
const spacedOut = /(?<![\p{L}\p{N}])[\p{L}\p{N}](?: [\p{L}\p{N}](?![\p{L}\p{N}]))+/gu

const joined = (text: string): string =>
  text.replaceAll(spacedOut, (letters) => letters.replaceAll(' ', ''))

/** A protocol or "www", also as it is spelled to be hidden, and an address of four numbers. */
const unmistakable = /:\/\/|\b(?:www|h(?:tt|xx)ps?)\b|\b\d{1,3}(?:\.\d{1,3}){3}\b/

/** Written short before a name: "Mw. de Vries", "St. John", "Joh. Kim". */
const abbreviations = new Set(
  `alb alex ant ben bern bros capt chr col corn dhr dipl dr dra drs ds ed em fa fam fr fred gebr gen geo
  gerh hendr herm hon hr ing ir jac jhr joh jos jr kol lic lt mej mevr mgr mich mlle mme mr mrs ms mw
  nic pet ph pr prof rev sgt sr sra srta st sta ste sto th wed wilh wm`.split(/\s+/),
)

/** Particles of family names that are top-level domains as well. */
const particles = new Set(['af', 'al', 'am', 'de', 'do', 'im', 'in', 'la', 'st', 'to'])

/** A title without a space behind it: "Mw.de Vries", "Fam.in 't Veld". A surname with a capital follows. */
const unspaced =
  /(\p{L}+)\.(?=(?:[Dd]e|[Ll]a|[Ii]n(?=\s+(?:['’]t|het|de[nr]?)\s))(?:\s+(?:['’]t|het|de[nr]?|la))*\s+\p{Lu})/gu

/** Words between the names of two people: "Dhr. en Mw.de Vries". */
const joinings = new Set(['en', 'and', 'und', 'et', '&', '+'])

/** Nobody is called so: an address even behind a single letter, such as "x.com" or "t.me". */
const neverFamilyNames = new Set(
  'app biz cc co com gd gl gg info io link me net online org shop site top ws xyz'.split(' '),
)

const pattern =
  /([\p{L}\p{M}\p{N}-]+)(\s*)\.+(?=(\s*)(xn--[a-z0-9-]+|[\p{L}\p{M}\p{N}]+)([^\p{L}]*)(.?))/gu

/**
 * The server's rule; browsers get `common-web-address.ts` under the name `#web-address`.
 *
 * Whether a reader or a mail program would find the address of a website in a text, however it is spelled: a word of two
 * characters or more, a dot in any form, and a top-level domain. Abbreviations and initials before names are none.
 */
export function hasWebAddress(text: string): boolean {
  const plain = withSpaces(
    text
      .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
      .replaceAll(dotAbove, '.')
      .normalize('NFKC'),
  )
  const dotted = plain.toLowerCase().replaceAll(dotSigns, '.').replaceAll(spelledDot, ' . ')
  const latin = latinOf(dotted)
  return [dotted, latin, joined(latin)].some(
    (one) => unmistakable.test(one) || [...one.matchAll(pattern)].some(isAddress),
  )
}

/** With the space that a title lacks, where nothing but a name stands before it: "Klik op mw.de Nu" stays as it is. */
const withSpaces = (text: string): string =>
  text.replaceAll(unspaced, (all, word: string, at: number) => {
    const isTitle = abbreviations.has(word.toLowerCase()) && isNameNext(text.slice(0, at))
    return isTitle ? `${all} ` : all
  })

function isNameNext(before: string): boolean {
  const [, word = '', dot = ''] = /([\p{L}&+]+)(\.?)[\s/]*$/u.exec(before.toLowerCase()) ?? []
  return before.trim() === '' || (dot === '' ? joinings : abbreviations).has(word)
}

function isAddress([, word = '', before = '', after = '', ending = '', gap = '']: RegExpExecArray) {
  if (!ending.startsWith('xn--') && !topLevelDomains.has(ending)) return false
  if (word.length === 1)
    return (before !== '' || after === '') && (neverFamilyNames.has(ending) || gap.startsWith('/'))
  if (after === '') return true
  const last = word.slice(word.lastIndexOf('-') + 1)
  return !abbreviations.has(last) && !(particles.has(ending) && /^[\s'’]+$/.test(gap))
}
