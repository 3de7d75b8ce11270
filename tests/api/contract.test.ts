import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { printContract } from '#api/print-contract.ts'
import { printErrors } from '#api/print-errors.ts'
import { apiSchema } from '#api/schema.ts'

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

test('schema.graphql is what the code says (else: npm run schema)', () => {
  expect(printContract()).toBe(read('src/api/schema.graphql'))
})

test('docs/errors.md is what the code says (else: npm run schema)', () => {
  expect(printErrors()).toBe(read('docs/errors.md'))
})

test('every type and every field says what it is', () => {
  const silent: string[] = []
  for (const type of Object.values(apiSchema.getTypeMap())) {
    if (type.name.startsWith('__')) continue
    if (!type.description) silent.push(type.name)
    const fields = 'getFields' in type ? Object.values(type.getFields()) : []
    for (const field of fields) if (!field.description) silent.push(`${type.name}.${field.name}`)
  }
  expect(silent).toEqual([])
})
