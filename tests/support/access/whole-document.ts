import {
  type GraphQLField,
  type GraphQLOutputType,
  getNamedType,
  isAbstractType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  parse,
  validate,
} from 'graphql'
import { ensureLight, limitsRule } from '#api/limits.ts'
import { apiSchema } from '#api/schema.ts'

/** Types of the catalogue and the storefront, which say nothing of a person. */
const impersonal = new Set(['Product', 'Image', 'Money', 'WrapperOrderItem', 'PromotionNote'])

const depthMax = 10

/**
 * An operation that asks for every field that says something of a person, as deep as the API lets
 * anybody ask.
 */
export function wholeDocumentOf(kind: string, field: GraphQLField<unknown, unknown>): string {
  const parameters = field.args.map((one) => `$${one.name}: ${one.type}`).join(', ')
  const passed = field.args.map((one) => `${one.name}: $${one.name}`).join(', ')
  for (let depth = depthMax; depth > 0; depth -= 1) {
    const shown = selectionOf(field.type, depth)
    const document = `${kind} Q(${parameters}) { ${field.name}(${passed}) ${shown} }`
    if (isTaken(document)) return document
  }
  throw new Error(`The API takes no document of ${field.name}.`)
}

function isTaken(text: string): boolean {
  const document = parse(text)
  try {
    ensureLight(document)
  } catch {
    return false
  }
  return validate(apiSchema, document, [limitsRule]).length === 0
}

function selectionOf(type: GraphQLOutputType, depth: number): string {
  const named = getNamedType(type)
  if (isLeafType(named)) return ''
  if (depth === 0 || impersonal.has(named.name)) return '{ __typename }'
  if (isAbstractType(named)) {
    const fragments = apiSchema
      .getPossibleTypes(named)
      .map((one) => `... on ${one.name} ${selectionOf(one, depth)}`)
    return `{ __typename ${fragments.join(' ')} }`
  }
  if (!isObjectType(named)) return '{ __typename }'
  const fields = Object.values(named.getFields())
    .filter(({ args }) => !args.some(isRequiredArgument))
    .map(({ name, type: inner }) => `${name} ${selectionOf(inner, depth - 1)}`)
  return `{ __typename ${fields.join(' ')} }`
}
