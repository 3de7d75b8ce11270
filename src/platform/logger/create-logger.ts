import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino'
import { standardOutput } from './log-lines.ts'

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

/** The driver hangs its connection, with all that it is made of, on some errors. */
function describeError(error: Error): object {
  const { client: _client, ...rest } = stdSerializers.err(error)
  return rest
}

export type ShopLogger = Logger

/** Logging never holds up or ends the process (`log-lines.ts`). */
export function createLogger(
  level: string,
  destination: DestinationStream = standardOutput,
): ShopLogger {
  const options = {
    level,
    base: null,
    serializers: { err: describeError },
    redact: {
      paths: secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      censor: '[hidden]',
    },
  }
  return pino(options, destination)
}
