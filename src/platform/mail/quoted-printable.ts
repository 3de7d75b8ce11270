const lineLengthMax = 76
const escapeLength = 3
const [tab, newline, space, equals, tilde] = [0x09, 0x0a, 0x20, 0x3d, 0x7e]
const hex = Buffer.from('0123456789ABCDEF')

/**
 * Text as mail carries it where only printable ASCII in short lines arrives unchanged (RFC 2045, 6.7). Byte by byte: for a mail
 * of some kilobytes patterns take ten times as long.
 */
export function quotedPrintable(text: string): string {
  const bytes = Buffer.from(text.includes('\r') ? text.replaceAll(/\r\n?/g, '\n') : text)
  const encoded = Buffer.allocUnsafe(bytes.length * (escapeLength + 1) + lineLengthMax)
  let at = 0
  let column = 0
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index] as number
    if (byte === newline) {
      at = writeBreak(encoded, at)
      column = 0
      continue
    }
    const isLast = index + 1 === bytes.length || bytes[index + 1] === newline
    const isPlain = standsForItself(byte, isLast)
    const width = isPlain ? 1 : escapeLength
    // A soft break is a letter of its line, too.
    if (column + width > (isLast ? lineLengthMax : lineLengthMax - 1)) {
      encoded[at] = equals
      at = writeBreak(encoded, at + 1)
      column = 0
    }
    if (isPlain) encoded[at] = byte
    else writeEscape(encoded, at, byte)
    at += width
    column += width
  }
  return encoded.toString('latin1', 0, at)
}

const standsForItself = (byte: number, isLast: boolean): boolean =>
  byte === space || byte === tab ? !isLast : byte > space && byte <= tilde && byte !== equals

function writeBreak(bytes: Buffer, at: number): number {
  bytes[at] = 0x0d
  bytes[at + 1] = newline
  return at + 2
}

function writeEscape(bytes: Buffer, at: number, byte: number): void {
  bytes[at] = equals
  bytes[at + 1] = hex[byte >> 4] as number
  bytes[at + 2] = hex[byte & 15] as number
}
