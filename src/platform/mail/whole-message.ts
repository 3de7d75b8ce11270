import { Readable, type Transform } from 'node:stream'

const dotAfterBreak = Buffer.from('\r\n.')
const dot = Buffer.from('.')

const endOfMessage = Buffer.from('.\r\n')

/**
 * A message whose lines all end with CRLF, as a stream that goes in one piece with its end. The library looks at each letter of what
 * passes through it for line ends that are none and for dots that begin a line; here only the dots can be, and the runtime finds them.
 */
export class WholeMessage extends Readable {
  constructor(bytes: Buffer) {
    super({ read: () => {} })
    this.push(bytes)
    this.push(null)
  }

  override pipe<Destination extends NodeJS.WritableStream>(connection: Destination): Destination {
    // To read it tells the library that it began: only what did not may go over another connection.
    const bytes: Buffer = this.read()
    const passing = connection as unknown as Transform
    passing.push(Buffer.concat([...withDotsDoubled(bytes), endOfMessage]))
    passing.push(null)
    return connection
  }
}

/** A line that is a dot alone would end the message (RFC 5321, 4.5.2). */
function withDotsDoubled(bytes: Buffer): readonly Buffer[] {
  const pieces: Buffer[] = []
  let begin = 0
  for (let at = bytes.indexOf(dotAfterBreak); at >= 0; at = bytes.indexOf(dotAfterBreak, begin)) {
    const end = at + dotAfterBreak.length
    pieces.push(bytes.subarray(begin, end), dot)
    begin = end
  }
  return [...pieces, bytes.subarray(begin)]
}
