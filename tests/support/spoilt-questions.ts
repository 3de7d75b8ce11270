import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql'
import { apiSchema } from '#api/schema.ts'

export type SpoiltQuestion = { at: string; query: string; variables: Record<string, unknown> }

type Values = {
  /** What an argument is right with, by its name; others by their type. */
  right: Readonly<Record<string, unknown>>
  /** In the place of any part of an argument. */
  kinds: readonly unknown[]
  /** In the place of whatever is no object and no list. */
  values: readonly unknown[]
}

type Input = GraphQLArgument | GraphQLInputField

/** Every query and mutation of the API with one part of one argument spoilt, for each part and each value. */
export function spoiltQuestions(given: Values): readonly SpoiltQuestion[] {
  const roots = { query: apiSchema.getQueryType(), mutation: apiSchema.getMutationType() }
  return Object.entries(roots).flatMap(([kind, type]) =>
    Object.values(type?.getFields() ?? {}).flatMap((field) => questionsOf(kind, field, given)),
  )
}

/** An operation that passes all arguments of a field, each as a variable of its name. */
export function documentOf(
  kind: string,
  { name, args, type }: GraphQLField<unknown, unknown>,
): string {
  const parameters = args.map((one) => `$${one.name}: ${one.type}`).join(', ')
  const passed = args.map((one) => `${one.name}: $${one.name}`).join(', ')
  const inner = isNonNullType(type) ? type.ofType : type
  const item = isListType(inner) ? inner.ofType : inner
  const shown = isCompositeType(isNonNullType(item) ? item.ofType : item) ? errorsOf(item) : ''
  return `${kind} Q(${parameters}) { ${name}(${passed}) ${shown} }`
}

function questionsOf(
  kind: string,
  field: GraphQLField<unknown, unknown>,
  given: Values,
): SpoiltQuestion[] {
  const { name, args } = field
  const query = documentOf(kind, field)
  const fine = plainFields(args, given)
  return args.flatMap((arg) =>
    Array.from(spoil(arg.type, arg.name, given), ({ at, value }) => ({
      at: `${name}(${at})`,
      query,
      variables: { ...fine, [arg.name]: value },
    })),
  )
}

const errorsOf = (type: unknown): string => {
  const named = apiSchema.getType(String(type).replace(/[![\]]/g, ''))
  const hasErrors = named !== undefined && 'getFields' in named && 'errors' in named.getFields()
  return hasErrors
    ? '{ __typename errors { code message referencedRequestParameter } }'
    : '{ __typename }'
}

/** A value of the type that the shop could take. */
export function plain(type: GraphQLInputType, name: string, given: Values): unknown {
  if (isNonNullType(type)) return plain(type.ofType, name, given)
  if (given.right[name] !== undefined) return given.right[name]
  if (isListType(type)) return [plain(type.ofType, '', given)]
  if (isEnumType(type)) return type.getValues()[0]?.name
  if (isInputObjectType(type)) return plainFields(Object.values(type.getFields()), given)
  return { Int: 1, Float: 1, Boolean: true }[String(type)] ?? 'iets'
}

const isRequired = ({ type, defaultValue }: Input): boolean =>
  isNonNullType(type) && defaultValue === undefined

const plainFields = (inputs: readonly Input[], given: Values): Record<string, unknown> =>
  Object.fromEntries(
    inputs.filter(isRequired).map((one) => [one.name, plain(one.type, one.name, given)]),
  )

type Spoilt = { at: string; value: unknown }

function* spoil(type: GraphQLInputType, name: string, given: Values): Generator<Spoilt> {
  if (isNonNullType(type)) {
    yield* spoil(type.ofType, name, given)
    return
  }
  for (const kind of given.kinds) yield { at: name, value: kind }
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields())
    for (const field of fields)
      for (const { at, value } of spoil(field.type, field.name, given))
        yield { at: `${name}.${at}`, value: { ...plainFields(fields, given), [field.name]: value } }
  } else if (isListType(type)) {
    for (const { at, value } of spoil(type.ofType, name, given))
      yield { at: `${at}[]`, value: [value] }
    yield { at: name, value: Array.from({ length: 500 }, () => plain(type.ofType, '', given)) }
  } else {
    for (const value of given.values) yield { at: name, value }
  }
}
