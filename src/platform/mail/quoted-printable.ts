const lineLengthMax = 76
/** Everything that does not stand for itself, besides the sign that begins an escape: that is escaped before. */
const foreign = /[^\t\n\x20-\x7e]+/gu
const spaceAtEnd = /[\t ]$/gm
/** With the soft break as long as a line may be, and no escape in two. */
const pieces = new RegExp(`.{1,${lineLengthMax - 1}}(?<!=.?)`, 'g')

/** Text as mail carries it where only printable ASCII in short lines arrives unchanged (RFC 2045, 6.7). */
export const quotedPrintable = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll('=', '=3D')
    .replaceAll(foreign, escaped)
    .replaceAll(spaceAtEnd, escaped)
    .split('\n')
    .map((line) => (line.length <= lineLengthMax ? line : broken(line)))
    .join('\r\n')

const escaped = (letters: string): string =>
  Buffer.from(letters).toString('hex').toUpperCase().replaceAll(/../g, '=$&')

const broken = (line: string): string => (line.match(pieces) ?? []).join('=\r\n')
