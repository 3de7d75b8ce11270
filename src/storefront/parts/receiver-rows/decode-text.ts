/** Marks at the beginning of a file, by which it says its encoding. */
const marks = [
  { encoding: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
] as const

/** What a visitor hears about the letters with accents in a file: as what they were read. */
export type EncodingNotice = 'readAsWindows' | 'readAsMac' | 'readAsMixed'

export type DecodedText = { text: string; notice: EncodingNotice | undefined }

/**
 * The text of a file as its program wrote it: UTF-8 or UTF-16, with or without a mark at the beginning; else Windows-1252 or,
 * from an old Mac, MacRoman. An encoding that was guessed is told.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const marked = marks.find((mark) => mark.bytes.every((byte, at) => bytes[at] === byte))
  if (marked !== undefined && marked.encoding !== 'utf-8') return sure(bytes, marked.encoding)
  const wide = wideEncodingOf(bytes)
  if (wide !== undefined) return sure(bytes, wide)
  const text = asUtf8(bytes)
  return text === undefined ? decodeBytes(bytes) : { text, notice: undefined }
}

/** A decoder leaves the mark out. */
const sure = (bytes: Uint8Array, encoding: string): DecodedText => ({
  text: new TextDecoder(encoding).decode(bytes),
  notice: undefined,
})

function asUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** One byte a letter, at least in some lines: a file that was put together of two may have both. */
function decodeBytes(bytes: Uint8Array): DecodedText {
  const encoding = looksLikeMac(bytes) ? 'macintosh' : 'windows-1252'
  const decoder = new TextDecoder(encoding)
  const lines = linesOf(bytes).map((line) => ({ line, text: asUtf8(line) }))
  const isMixed = lines.some(({ line, text }) => text !== undefined && text.length < line.length)
  const guessed = encoding === 'macintosh' ? 'readAsMac' : 'readAsWindows'
  return {
    text: lines.map(({ line, text }) => text ?? decoder.decode(line)).join(''),
    notice: isMixed ? 'readAsMixed' : guessed,
  }
}

function linesOf(bytes: Uint8Array): Uint8Array[] {
  const lines: Uint8Array[] = []
  let from = 0
  while (from < bytes.length) {
    const end = bytes.indexOf(0x0a, from)
    const next = end === -1 ? bytes.length : end + 1
    lines.push(bytes.subarray(from, next))
    from = next
  }
  return lines
}

/** Bytes of á à â ç é è ê ï ò ô ù ü in MacRoman. Windows has signs there that never follow a small letter. */
const macLetters = new Set([
  ...[0x87, 0x88, 0x89, 0x8d, 0x8e, 0x8f, 0x90, 0x91, 0x95, 0x98, 0x99, 0x9d, 0x9f],
])

function looksLikeMac(bytes: Uint8Array): boolean {
  let [mac, windows] = [0, 0]
  for (let at = 1; at < bytes.length; at += 1) {
    const [before = 0, byte = 0] = [bytes[at - 1], bytes[at]]
    const isBehindLetter = before >= 0x61 && before <= 0x7a
    if (byte >= 0xc0) windows += 1
    else if (isBehindLetter && macLetters.has(byte)) mac += 1
  }
  return mac > windows
}

/** Signs of two bytes: half of the bytes of what is written here are nothing, on the same side of each pair. */
function wideEncodingOf(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const sample = bytes.subarray(0, 2000)
  const zeros = { even: 0, odd: 0 }
  for (const [at, byte] of sample.entries())
    if (byte === 0) zeros[at % 2 === 0 ? 'even' : 'odd'] += 1
  const many = sample.length / 8
  if (zeros.odd > many && zeros.even === 0) return 'utf-16le'
  if (zeros.even > many && zeros.odd === 0) return 'utf-16be'
  return undefined
}
