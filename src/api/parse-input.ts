import * as v from 'valibot'
import { InputInvalid, InputRefused } from '#api/request-errors.ts'
import { type ErrorName, errorCodes } from '#kernel/error-codes.ts'
import { findNumberInStreet } from '#kernel/number-in-street.ts'
import { ShopError } from '#kernel/shop-error.ts'

const isErrorName = (message: string): message is ErrorName => message in errorCodes

/** Numbers that sentences of the registry need, by error. */
export type InputLimits = Partial<Record<ErrorName, object>>

/**
 * Turns an argument into a value of the domain, or throws one error for each field that is wrong. The rules
 * carry names of the registry as their messages; null, which GraphQL gives for a field left out, counts as
 * absent.
 */
export function parseInput<Schema extends v.GenericSchema>(
  schema: Schema,
  input: object,
  limits: InputLimits = {},
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, withoutNulls(input))
  if (result.success) return result.output
  const byField = new Map<string, ShopError>()
  for (const { message, path } of result.issues) {
    const name = isErrorName(message) ? message : 'inputInvalid'
    const { key: parameter, input: around } = path?.at(-1) ?? {}
    const field = typeof parameter === 'string' ? parameter : ''
    if (byField.has(field)) continue
    byField.set(
      field,
      new ShopError(errorCodes[name], {
        ...(field !== '' && { parameter: field }),
        details: limits[name] ?? detailsOf(name, around),
      }),
    )
  }
  const [first, ...others] = byField.values()
  throw first === undefined ? new InputInvalid() : new InputRefused(first, others)
}

/** Both numbers of an address whose street is asked about. */
export const detailsOf = (name: ErrorName, around: unknown): object => {
  if (name !== 'streetHasNumber') return {}
  const { inStreet, inField } = findNumberInStreet(around as object) ?? {}
  return { inStreet, inField }
}

const withoutNulls = (input: object): object =>
  Object.fromEntries(
    Object.entries(input)
      .filter(([, value]) => value !== null)
      .map(([name, value]) => [
        name,
        typeof value === 'object' && !Array.isArray(value) ? withoutNulls(value) : value,
      ]),
  )
