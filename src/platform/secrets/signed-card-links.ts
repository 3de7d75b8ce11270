import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto'
import type { CardLinks } from '#domain/deliveries/card-links.ts'
import { type DeliveryId, isId } from '#kernel/ids.ts'
import { invariant } from '#kernel/invariant.ts'

const prefix = 'dlv_'
const idLength = 26
/** 128 bits in hexadecimal. */
const signatureLength = 32
const keyLengthMin = 32

/**
 * A token is the delivery's id without its prefix, the signature, and the version of the link: only letters and
 * digits, because mail programs cut an address at a closing hyphen, underscore or dot.
 */
const shape = /^([0-9a-hjkmnp-tv-z]{26})([0-9a-f]{32})(0|[1-9][0-9]{0,8})$/

export function openCardLinks({ linkKey }: { linkKey: Uint8Array }): CardLinks {
  invariant(linkKey.length >= keyLengthMin, `The key of links has ${keyLengthMin} bytes or more.`)
  const key = createSecretKey(linkKey)
  const sign = (id: DeliveryId, linkVersion: number): string =>
    createHmac('sha256', key)
      .update(`card link:${id}:${linkVersion}`)
      .digest('hex')
      .slice(0, signatureLength)

  return {
    token({ id, linkVersion }) {
      invariant(isId('dlv', id), 'A card link names a delivery.')
      const token = `${id.slice(prefix.length)}${sign(id, linkVersion)}${linkVersion}`
      invariant(shape.test(token), `A card link takes the version ${linkVersion}.`)
      return token
    },
    read(token) {
      if (!shape.test(token)) return undefined
      const id: DeliveryId = `${prefix}${token.slice(0, idLength)}`
      const signature = token.slice(idLength, idLength + signatureLength)
      const linkVersion = Number(token.slice(idLength + signatureLength))
      const isOurs = timingSafeEqual(Buffer.from(signature), Buffer.from(sign(id, linkVersion)))
      return isOurs ? { id, linkVersion } : undefined
    },
  }
}
