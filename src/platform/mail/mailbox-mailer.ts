import { AddressRejected, type Mailer } from '#domain/mail/mailer.ts'
import { oneLine } from '#kernel/one-line.ts'
import { messageIdOf } from '#platform/mail/message-id.ts'
import { unsubscribeHeaders } from '#platform/mail/unsubscribe-headers.ts'

/** What stands in for the post; the simulated mailbox has this shape. */
type Post = {
  deliver(message: {
    messageId: string
    to: { name: string; address: string }
    replyTo?: { name: string; address: string } | undefined
    subject: string
    text: string
    html: string
    headers?: Readonly<Record<string, string>>
    files?: readonly { name: string; contentType: string; base64: string }[]
  }): Promise<'taken' | 'rejected' | 'busy'>
}

/** Mail without a mail server: it lands on the mailbox page. */
export function createMailboxMailer(post: Post): Mailer {
  return {
    send: async ({ key, to, replyTo, subject, text, html, unsubscribeUrl, files }) => {
      const receipt = await post.deliver({
        messageId: messageIdOf(key, 'mailbox@shop.example'),
        to: { name: oneLine(to.name), address: to.address },
        replyTo: replyTo && { name: oneLine(replyTo.name), address: replyTo.address },
        subject: oneLine(subject),
        text,
        html,
        headers: unsubscribeHeaders(unsubscribeUrl),
        files: (files ?? []).map(({ name, contentType, bytes }) => ({
          name,
          contentType,
          base64: Buffer.from(bytes).toString('base64'),
        })),
      })
      if (receipt === 'rejected') throw new AddressRejected(`The address of ${key} does not exist.`)
      if (receipt === 'busy') throw new Error(`The post is busy; ${key} is tried again later.`)
    },
  }
}
