import { describe } from 'vitest'
import { openTestPostgres } from '#tests/support/postgres.ts'
import { queuePromises } from '#tests/support/queue-promises.ts'

describe('the queue on PostgreSQL', () => queuePromises(() => openTestPostgres(5)))
