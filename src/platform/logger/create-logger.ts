import { type Logger, pino } from 'pino'

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
]

export type ShopLogger = Logger

export function createLogger(level: string): ShopLogger {
  return pino({
    level,
    base: null,
    redact: {
      paths: secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      censor: '[hidden]',
    },
  })
}
