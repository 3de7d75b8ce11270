import type { Socket } from 'node:net'
import { canonicalPath } from '#kernel/addresses.ts'

/** What Node.js says of a request that it cannot read, with the bytes in which it stands. */
type Unread = Error & { code?: string | undefined; rawPacket?: unknown }

const reasons = {
  308: 'Permanent Redirect',
  400: 'Bad Request',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
}

/** Longer ones no server reads. */
const lineLengthMax = 16 * 1024

/** One character is one byte. */
const readRequest = /^(?:GET|HEAD) (\/[^ \r\n?]*)(\?[^ \r\n]*)? HTTP\/1\.[01]\r\n/
const rawByte = /[\x80-\xff]/

/**
 * Answers what is no request of HTTP. Browsers encode an address, links in mails and advertisements may not be, and Node.js
 * refuses such a one: it is led to the same address in percent encoding. Everything else is refused.
 */
export function answerUnread(error: Unread, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const to = encodedAddress(error)
  if (socket.writable) socket.end(to === undefined ? refusalOf(error) : answer(308, to))
  else socket.destroy(error)
}

function encodedAddress({ code, rawPacket }: Unread): string | undefined {
  if (code !== 'HPE_INVALID_URL' || !Buffer.isBuffer(rawPacket)) return undefined
  const line = rawPacket.toString('latin1', 0, lineLengthMax)
  const [, path, query = ''] = readRequest.exec(line) ?? []
  if (path === undefined || !rawByte.test(path + query)) return undefined
  return `${canonicalPath(inPlainSigns(path))}${inPlainSigns(query)}`
}

const inPlainSigns = (text: string): string =>
  text.replace(/[^\x21-\x7e]/g, (byte) => {
    const code = byte.charCodeAt(0).toString(16).toUpperCase()
    return `%${code.padStart(2, '0')}`
  })

function refusalOf({ code }: Unread): string {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return answer(408)
  return answer(code === 'HPE_HEADER_OVERFLOW' ? 431 : 400)
}

function answer(status: keyof typeof reasons, location?: string): string {
  const body = location === undefined ? reasons[status] : ''
  return [
    `HTTP/1.1 ${status} ${reasons[status]}`,
    ...(location === undefined ? [] : [`location: ${location}`]),
    'cache-control: no-store',
    'content-type: text/plain; charset=utf-8',
    `content-length: ${body.length}`,
    'connection: close',
    '',
    body,
  ].join('\r\n')
}
