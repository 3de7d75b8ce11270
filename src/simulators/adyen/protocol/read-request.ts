import { type AdyenError, invalid, unexpectedInput } from './adyen-error.ts'

export type JsonBody = Readonly<Record<string, unknown>>
export type Amount = { currency: string; value: number }

/** Documented maximum lengths of what the shop sends. */
const lengthMax = {
  reference: 80,
  returnUrl: 1024,
  origin: 80,
  metadataKeys: 20,
  metadataKey: 20,
  metadataValue: 80,
}

export const isObject = (value: unknown): value is JsonBody =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export function readObject(body: unknown): JsonBody {
  if (!isObject(body)) throw unexpectedInput('Expected a JSON object.')
  return body
}

export function readBodyText(body: JsonBody, name: string, missing: () => AdyenError): string {
  const value = body[name]
  if (value === undefined || value === null || value === '') throw missing()
  if (typeof value !== 'string') throw unexpectedInput(`Field '${name}' must be a string.`)
  return value
}

export function optionalText(body: JsonBody, name: string): string | undefined {
  const value = body[name]
  if (value === undefined || value === null) return undefined
  if (typeof value !== 'string') throw unexpectedInput(`Field '${name}' must be a string.`)
  return value
}

export function readBodyAmount(body: JsonBody, options: { isZeroAllowed: boolean }): Amount {
  const { amount } = body
  if (!isObject(amount)) throw invalid('100', 'No amount specified')
  const { currency, value } = amount
  if (typeof currency !== 'string' || !/^[A-Z]{3}$/.test(currency))
    throw invalid('138', 'Unsupported currency specified')
  const isWhole = typeof value === 'number' && Number.isSafeInteger(value)
  if (!isWhole || value < (options.isZeroAllowed ? 0 : 1))
    throw invalid('137', 'Invalid amount specified')
  return { currency, value }
}

export function readReference(body: JsonBody): string {
  const reference = readBodyText(body, 'reference', () => invalid('130', 'Reference Missing'))
  if (reference.length > lengthMax.reference)
    throw invalid('14_017', `Field 'reference' is longer than ${lengthMax.reference}.`)
  return reference
}

export function readReturnUrl(body: JsonBody): string {
  const returnUrl = readBodyText(body, 'returnUrl', () =>
    invalid('14_030', 'Return URL is missing.'),
  )
  if (returnUrl.length > lengthMax.returnUrl || !URL.canParse(returnUrl))
    throw invalid('14_031', 'Return URL is invalid.')
  return returnUrl
}

/** The fields that may stay away, but must be right when they come. */
export function checkOptionalFields(body: JsonBody): void {
  for (const name of [
    ...['shopperEmail', 'shopperIP', 'shopperLocale', 'countryCode', 'channel'],
    ...['merchantOrderReference', 'shopperStatement'],
  ])
    optionalText(body, name)
  const origin = optionalText(body, 'origin')
  if (origin !== undefined && origin.length > lengthMax.origin)
    throw unexpectedInput(`Field 'origin' is longer than ${lengthMax.origin}.`)
  if (isObject(body.metadata)) checkMetadata(body.metadata)
}

function checkMetadata(metadata: JsonBody): void {
  const entries = Object.entries(metadata)
  const isTooLarge = entries.some(
    ([key, value]) =>
      key.length > lengthMax.metadataKey || String(value).length > lengthMax.metadataValue,
  )
  if (isTooLarge || entries.length > lengthMax.metadataKeys)
    throw invalid('177', 'Metadata size exceeds limit')
}
