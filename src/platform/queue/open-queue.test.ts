import { describe } from 'vitest'
import { openTestDatabase } from '#tests/support/database.ts'
import { queuePromises } from '#tests/support/queue-promises.ts'

describe('the queue on the embedded database', () => queuePromises(openTestDatabase))
