import type { FastifyReply } from 'fastify'
import { ShopError } from '#kernel/shop-error.ts'

type PrivateFile = {
  contentType: string
  /** Name that it is saved by: ASCII without quotation marks. */
  name: string
  /** Set where the address itself is the secret. */
  referrerPolicy?: 'no-referrer'
}

/** Says of an answer that it is a file for one person: nobody keeps, finds or tells of it. */
export const asPrivateFile = (
  reply: FastifyReply,
  { contentType, name, referrerPolicy }: PrivateFile,
): FastifyReply =>
  reply
    .type(contentType)
    .header('cache-control', 'private, no-store')
    .header('referrer-policy', referrerPolicy ?? 'same-origin')
    .header('x-robots-tag', 'noindex')
    .header('content-disposition', `attachment; filename="${name}"`)

/** Takes a refusal of the shop as no file; the page beside it says why. */
export function refusedAsUndefined(error: unknown): undefined {
  if (!(error instanceof ShopError)) throw error
}
