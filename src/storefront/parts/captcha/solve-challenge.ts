import { sha256 } from './sha256.ts'

export type Challenge = { challenge: string; salt: string; maxnumber: number }

const digitZero = 48

/** The number whose hash with the salt is the challenge; undefined when there is none up to `maxnumber`. */
export function solveChallenge({ challenge, salt, maxnumber }: Challenge): number | undefined {
  const wanted = Int32Array.from(challenge.match(/.{8}/g) ?? [], (word) =>
    Number.parseInt(word, 16),
  )
  const saltBytes = new TextEncoder().encode(salt)
  for (let number = 0; number <= maxnumber; number += 1) {
    const digits = String(number)
    const message = new Uint8Array(saltBytes.length + digits.length)
    message.set(saltBytes)
    for (let index = 0; index < digits.length; index += 1)
      message[saltBytes.length + index] = digitZero + Number(digits[index])
    const hash = sha256(message)
    if (hash[0] === wanted[0] && hash.every((word, index) => word === wanted[index])) return number
  }
  return undefined
}
