import type { KeptMessage, Mailbox } from '#simulators/mailbox/mailbox.ts'
import { drawBody, drawList, drawMessage } from '#simulators/mailbox/mailbox-html.ts'

export type MailboxAnswer = {
  status: number
  headers: Record<string, string>
  body: string | Buffer
}

export type MailboxPages = {
  /**
   * Answers a GET below `base`: '' the list, 'messages.json' the same for tests, '<id>/' a message (`?view=text`),
   * '<id>/html' what its frame shows, '<id>/files/<name>' a file that lies beside it.
   */
  answer(rest: string, query?: { view?: string }): Promise<MailboxAnswer>
}

const shared = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }

const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; form-action 'none'"

/** A mail may show pictures and style; it runs nothing, also when it is opened outside its frame. */
const mailPolicy =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; img-src * data:; style-src 'unsafe-inline'; font-src *"

const page = (body: string, status = 200, policy = pagePolicy): MailboxAnswer => ({
  status,
  headers: {
    ...shared,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
  },
  body,
})

const json = (messages: readonly KeptMessage[]): MailboxAnswer => ({
  status: 200,
  headers: { ...shared, 'content-type': 'application/json; charset=utf-8' },
  body: JSON.stringify(messages),
})

const file = ({ contentType, base64 }: { contentType: string; base64: string }): MailboxAnswer => ({
  status: 200,
  headers: { ...shared, 'content-type': contentType },
  body: Buffer.from(base64, 'base64'),
})

const missing = (base: string): MailboxAnswer => page(drawList([], base), 404)

/** Pages to look at the simulated post. `base` is where they are mounted, such as /dev/mailbox/. */
export function mailboxPages(mailbox: Mailbox, base: string): MailboxPages {
  return {
    answer: async (rest, query = {}) => {
      if (rest === '') return page(drawList(await mailbox.list(), base))
      if (rest === 'messages.json') return json(await mailbox.list())
      const [id = '', view = '', name] = rest.split('/')
      const message = await mailbox.read(id)
      if (message === undefined) return missing(base)
      if (view === 'html') return page(drawBody(message), 200, mailPolicy)
      const found = message.files?.find((one) => view === 'files' && one.name === name)
      if (found !== undefined) return file(found)
      if (view !== '') return missing(base)
      return page(drawMessage(message, base, query.view === 'text' ? 'text' : 'html'))
    },
  }
}
