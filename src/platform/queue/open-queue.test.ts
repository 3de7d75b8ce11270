import { describe } from 'vitest'
import { openTestEmbedded } from '#tests/support/database.ts'
import { queuePromises } from '#tests/support/queue-promises.ts'

// Each makes a database; on PostgreSQL all are kept in every run.
describe('the queue on the embedded database', () => queuePromises(openTestEmbedded))
