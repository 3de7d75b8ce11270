import SchemaBuilder from '@pothos/core'
import type { ApiContext } from '#api/context.ts'

/** Plugins and scalars only; types stand in a file each and `schema.ts` gathers them. */
export const builder = new SchemaBuilder<{
  Context: ApiContext
  DefaultFieldNullability: false
  Scalars: {
    DateTime: { Input: Date; Output: Date }
    ID: { Input: string; Output: string }
  }
}>({ defaultFieldNullability: false })

builder.scalarType('DateTime', {
  description: 'A moment, as ISO 8601 in UTC.',
  serialize: (moment) => moment.toISOString(),
})

builder.queryType({ description: 'The queries. Every call carries `userData`.' })
builder.mutationType({
  description: 'The mutations. Expected errors stand in the `errors` of the payload.',
})
