import * as v from 'valibot'
import {
  type AddressLookup,
  AddressLookupUnreachable,
  type AddressQuestion,
} from '#domain/address-lookup/address-lookup.ts'

/** Whoever types a house number is at the next field by then. */
const usualTimeoutMs = 1500

/** One number has as many rows as it has doors. */
const rowsMax = 50

const answerSchema = v.object({
  response: v.object({
    docs: v.array(v.object({ straatnaam: v.string(), woonplaatsnaam: v.string() })),
  }),
})

/** The national register of addresses, by the Locatieserver of PDOK: free, and without a key. */
export function createLocatieserver({
  url,
  timeoutMs = usualTimeoutMs,
}: {
  /** Up to the version: `https://api.pdok.nl/bzk/locatieserver/search/v3_1`. */
  url: string
  timeoutMs?: number
}): AddressLookup {
  return {
    isDemonstration: false,
    async find(question) {
      const docs = await ask(addressOf(url, question), timeoutMs)
      const places = new Map(
        docs.map(({ straatnaam: street, woonplaatsnaam: city }) => [
          `${street}|${city}`,
          { street, city },
        ]),
      )
      const [place, ...others] = places.values()
      return others.length === 0 ? place : undefined
    },
  }
}

/** Only parameters that its description names: it refuses others. */
function addressOf(url: string, { postCode, houseNumber }: AddressQuestion): string {
  const question = new URLSearchParams([
    ['fq', 'type:adres'],
    ['fq', `postcode:${postCode.replace(' ', '')}`],
    ['fq', `huisnummer:${houseNumber}`],
    ['fl', 'straatnaam,woonplaatsnaam'],
    ['rows', String(rowsMax)],
  ])
  return `${url.replace(/\/$/, '')}/free?${question}`
}

type Doc = v.InferOutput<typeof answerSchema>['response']['docs'][number]

async function ask(address: string, timeoutMs: number): Promise<readonly Doc[]> {
  try {
    const answer = await fetch(address, {
      headers: { accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!answer.ok) {
      await answer.body?.cancel()
      throw new AddressLookupUnreachable(`It answers ${answer.status}.`)
    }
    return v.parse(answerSchema, await answer.json()).response.docs
  } catch (error) {
    if (error instanceof AddressLookupUnreachable) throw error
    // What failed may quote the address that was asked.
    throw new AddressLookupUnreachable(reasonOf(error))
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof v.ValiError || error instanceof SyntaxError)
    return 'Its answer is not understood.'
  const isLate = error instanceof DOMException && error.name === 'TimeoutError'
  return isLate ? 'It takes too long.' : 'It cannot be reached.'
}
