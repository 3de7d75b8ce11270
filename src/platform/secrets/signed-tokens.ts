import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto'
import { type Id, isId } from '#kernel/ids.ts'
import { invariant } from '#kernel/invariant.ts'
import type { NamedKey } from './named-key.ts'

const idLength = 26
/** 128 bits in hexadecimal. */
const signatureLength = 32
const keyLengthMin = 32

/**
 * A token is an id without its prefix, the signature, and a number: only letters and digits, because mail programs
 * cut an address at a closing hyphen, underscore or dot.
 */
const shape = /^([0-9a-hjkmnp-tv-z]{26})([0-9a-f]{32})(0|[1-9][0-9]{0,8})$/

type Signed<Prefix extends string> = {
  id: Id<Prefix>
  number: number
  /** What it is good for alone, which its reader has to know: it does not stand in the token. */
  boundTo?: string | undefined
}

export type SignedTokens<Prefix extends string> = {
  token(what: Signed<Prefix>): string
  /** Undefined for anything that was not made here, with one of these keys, for this purpose. */
  read(token: string, boundTo?: string): Signed<Prefix> | undefined
  /** What it claims to name; only `read` tells whether it was made here. */
  claimOf(token: string): Id<Prefix> | undefined
}

/** The first signs; links of the older ones are good as long as these are listed. */
export type LinkKeys = { linkKeys: readonly NamedKey[] }

type TokensToOpen<Prefix extends string> = LinkKeys & {
  /** Stands in what is signed, so that a link to one thing never opens another. */
  purpose: string
  prefix: Prefix
}

/** Links that need no table: the signature proves that the shop made them. */
export function openSignedTokens<Prefix extends string>({
  linkKeys,
  purpose,
  prefix,
}: TokensToOpen<Prefix>): SignedTokens<Prefix> {
  const keys = linkKeys.map(({ key }) => {
    invariant(key.length >= keyLengthMin, `A key of links has ${keyLengthMin} bytes or more.`)
    return createSecretKey(key)
  })
  const [active] = keys
  invariant(active !== undefined, 'There is a key of links.')
  const sign = (key: KeyObject, { id, number, boundTo }: Signed<Prefix>): string =>
    createHmac('sha256', key)
      .update([purpose, id, number, ...(boundTo === undefined ? [] : [boundTo])].join(':'))
      .digest('hex')
      .slice(0, signatureLength)

  const claimOf = (token: string): Id<Prefix> | undefined =>
    shape.test(token) ? `${prefix}_${token.slice(0, idLength)}` : undefined

  return {
    token({ id, number, boundTo }) {
      invariant(isId(prefix, id), `A ${purpose} names a ${prefix}.`)
      const token = `${id.slice(prefix.length + 1)}${sign(active, { id, number, boundTo })}${number}`
      invariant(shape.test(token), `A ${purpose} takes the number ${number}.`)
      return token
    },
    claimOf,
    read(token, boundTo) {
      const id = claimOf(token)
      if (id === undefined) return undefined
      const signature = token.slice(idLength, idLength + signatureLength)
      const number = Number(token.slice(idLength + signatureLength))
      const isOurs = keys.some((key) =>
        timingSafeEqual(Buffer.from(signature), Buffer.from(sign(key, { id, number, boundTo }))),
      )
      return isOurs ? { id, number } : undefined
    },
  }
}
