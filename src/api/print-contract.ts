import { printSchema } from 'graphql'
import { apiSchema } from '#api/schema.ts'

const heading =
  '# The contract of the shop. Printed from the code by `npm run schema`; a test holds the two together.\n\n'

/** What `src/api/schema.graphql` holds. */
export const printContract = (): string => `${heading}${printSchema(apiSchema)}\n`
