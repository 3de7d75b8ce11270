import type { Config } from '#platform/config/config.ts'
import { loadSecrets, type Secrets } from '#platform/secrets/load-secrets.ts'

/** The demonstration makes its keys at the first start and keeps them; production is given them. */
export const secretsOf = (config: Config): Secrets =>
  config.cardKeys ?? loadSecrets(config.dataFolder)
