import { describe } from 'vitest'
import { openTestEmbedded } from '#tests/support/database.ts'
import { queuePromises } from '#tests/support/queue-promises.ts'

describe('the queue on the embedded database', () => queuePromises(openTestEmbedded))
