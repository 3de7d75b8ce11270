import { GraphQLObjectType, GraphQLSchema, GraphQLString } from 'graphql'
import { expect, test } from 'vitest'
import { openDocuments } from './documents.ts'
import { sameForEveryone } from './same-for-everyone.ts'

const schema = new GraphQLSchema({
  query: new GraphQLObjectType({
    name: 'Query',
    fields: {
      shelf: { type: GraphQLString, ...sameForEveryone },
      basket: { type: GraphQLString },
    },
  }),
})

const isShared = (text: string): boolean | undefined =>
  openDocuments(schema, { one: text }).byId('one')?.isShared

test.each([
  ['a field of the catalogue', '{ shelf }', true],
  ['a field of the visitor', '{ shelf basket }', false],
  ['the catalogue by a fragment', 'fragment List on Query { shelf } { ...List }', true],
  ['the visitor by a fragment', 'fragment Own on Query { basket } { shelf ...Own }', false],
  [
    'the visitor by a fragment in a fragment',
    'fragment Own on Query { basket } fragment List on Query { shelf ...Own } { ...List }',
    false,
  ],
  ['the catalogue in a part without a name', '{ ... on Query { shelf } }', true],
  ['the visitor in a part without a name', '{ shelf ... on Query { basket } }', false],
])('an answer is kept for everybody by what it holds: %s', (_what, text, isKept) => {
  expect(isShared(text)).toBe(isKept)
})
