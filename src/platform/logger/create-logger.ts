import { type DestinationStream, type Logger, pino } from 'pino'

/** Whatever is called like this is never written, wherever it stands in a logged object. */
const secretNames = [
  'number',
  'pin',
  'password',
  'token',
  'cookie',
  'authorization',
  'card',
  'redirectResult',
  'apiKey',
  'email',
  // What databases add to their errors: the values of the statement, and the row that broke a rule.
  'params',
  'detail',
]

export type ShopLogger = Logger

/** Writes to standard output, or to `destination` where one is given. */
export function createLogger(level: string, destination?: DestinationStream): ShopLogger {
  const options = {
    level,
    base: null,
    redact: {
      paths: secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      censor: '[hidden]',
    },
  }
  return destination === undefined ? pino(options) : pino(options, destination)
}
