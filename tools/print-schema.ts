/** `npm run schema`: prints what others read from the code: the GraphQL contract and the list of errors. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { printContract } from '../src/api/print-contract.ts'
import { printErrors } from '../src/api/print-errors.ts'

const root = join(import.meta.dirname, '..')
writeFileSync(join(root, 'src/api/schema.graphql'), printContract())
writeFileSync(join(root, 'docs/errors.md'), printErrors())
