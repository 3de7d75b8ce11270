/** Marks at the beginning of a file, by which it says its encoding. */
const marks = [
  { encoding: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
] as const

/**
 * The text of a file as its program wrote it: UTF-8 or UTF-16, with or without a mark at the beginning, else
 * Windows-1252, in which spreadsheets on Dutch computers save.
 */
export function decodeText(bytes: Uint8Array): string {
  const marked = marks.find((mark) => mark.bytes.every((byte, at) => bytes[at] === byte))
  // A decoder leaves the mark out.
  if (marked !== undefined) return new TextDecoder(marked.encoding).decode(bytes)
  const wide = wideEncodingOf(bytes)
  if (wide !== undefined) return new TextDecoder(wide).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
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
