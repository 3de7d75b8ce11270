import * as v from 'valibot'
import { type VatRegister, VatRegisterUnreachable } from '#domain/companies/vat-register.ts'

/** A country's own register answers behind it, some of them slowly. */
const usualTimeoutMs = 20_000

/** Countries by their letters in VAT numbers: the European Union, and Northern Ireland (XI). */
const countries = new Set(
  'AT BE BG CY CZ DE DK EE EL ES FI FR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK XI'.split(' '),
)

/** A country that is away answers without `valid`, or with an error beside it. */
const answerSchema = v.object({
  valid: v.boolean(),
  userError: v.optional(v.picklist(['VALID', 'INVALID'])),
})

type ViesSettings = {
  /** Up to `rest-api`: `https://ec.europa.eu/taxation_customs/vies/rest-api`. */
  url: string
  timeoutMs?: number
}

const partsOf = (vatNumber: string) => ({
  countryCode: vatNumber.slice(0, 2),
  vatNumber: vatNumber.slice(2),
})

/** The service of the European Commission: free, and without a key. */
export const createVies = ({ url, timeoutMs = usualTimeoutMs }: ViesSettings): VatRegister => ({
  hasCountryOf: (vatNumber) => countries.has(partsOf(vatNumber).countryCode),
  async find(vatNumber) {
    const answer = await ask(`${url.replace(/\/$/, '')}/check-vat-number`, {
      body: JSON.stringify(partsOf(vatNumber)),
      timeoutMs,
    })
    return answer.valid ? 'registered' : 'unknown'
  },
})

type Question = { body: string; timeoutMs: number }

async function ask(
  address: string,
  { body, timeoutMs }: Question,
): Promise<v.InferOutput<typeof answerSchema>> {
  try {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!answer.ok) {
      await answer.body?.cancel()
      throw new VatRegisterUnreachable(`It answers ${answer.status}.`)
    }
    return v.parse(answerSchema, await answer.json())
  } catch (error) {
    if (error instanceof VatRegisterUnreachable) throw error
    // A failure may quote what was asked.
    throw new VatRegisterUnreachable(reasonOf(error))
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof v.ValiError) return 'It has no answer now.'
  if (error instanceof SyntaxError) return 'Its answer is not understood.'
  const isLate = error instanceof DOMException && error.name === 'TimeoutError'
  return isLate ? 'It takes too long.' : 'It cannot be reached.'
}
