import { expect, test } from 'vitest'
import { LostRace } from '#domain/lost-race.ts'
import { outageOf } from './outage-of.ts'

const coded = (code: string, message = 'no') => Object.assign(new Error(message), { code })

test.each([
  ...['08000', '08003', '08006', '57P01', '57P02', '57P03', '57P05', '25006', '53100', '58030'].map(
    (code) => ['away', coded(code)] as const,
  ),
  ...[
    'ECONNREFUSED',
    'ECONNRESET',
    'ECONNABORTED',
    'EPIPE',
    'ETIMEDOUT',
    'ENOTFOUND',
    'EAI_AGAIN',
  ].map((code) => ['away', coded(code)] as const),
  ['away', coded('EHOSTUNREACH')],
  ['away', coded('ENETUNREACH')],
  ['away', new Error('Connection terminated unexpectedly')],
  ['away', new Error('Client has encountered a connection error and is not queryable')],
  ['away', new Error('PGlite is closed')],
  ...['57014', '55P03', '25P03', '40001', '40P01', '53200', '53300', 'EMFILE', 'ENFILE'].map(
    (code) => ['busy', coded(code)] as const,
  ),
  ['busy', new LostRace()],
  ['busy', new Error('timeout exceeded when trying to connect')],
  ['busy', new Error('outer', { cause: new Error('inner', { cause: coded('57014') }) })],
  ['away', new AggregateError([coded('ECONNREFUSED')], 'no', { cause: coded('ECONNREFUSED') })],
] as const)('%s: %s', (outage, error) => {
  expect(outageOf(error)).toBe(outage)
})

test.each([
  ['a rule of the tables', coded('23505')],
  ['a wrong statement', coded('42601')],
  ['code that fails', new TypeError('undefined is not a function')],
  ['what only speaks of a connection', new Error('The giver said: Connection terminated')],
  ['a file that is not there', coded('ENOENT')],
  ['no error at all', 'ECONNRESET'],
  ['nothing', undefined],
] as const)('%s is no outage', (_what, error) => {
  expect(outageOf(error)).toBeUndefined()
})

test('a failure that is its own cause is looked at as far as anybody wraps one', () => {
  const error = new Error('round')
  error.cause = error
  expect(outageOf(error)).toBeUndefined()
})
