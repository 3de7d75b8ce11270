import {
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  getNamedType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql'
import { apiSchema } from '#api/schema.ts'
import { documentOf, plain } from '#tests/support/spoilt-questions.ts'

type Input = GraphQLArgument | GraphQLInputField
type Right = Readonly<Record<string, unknown>>

/** How one input is wrong, while every other one is right. */
export const faults = ['missing', 'too long', 'misshapen'] as const
export type Fault = (typeof faults)[number]

export type WrongInput = {
  operation: string
  /** Its path, such as `input.address.street`. */
  path: string
  /** Its own name, by which a refusal has to name it. */
  name: string
  fault: Fault
  query: string
  variables: Record<string, unknown>
}

export type RightQuestion = { operation: string; query: string; variables: Right }

/** Every query and mutation with a text or a number among its inputs, each of those wrong in turn. */
export function wrongInputs(right: Right): readonly (RightQuestion & { wrong: WrongInput[] })[] {
  const roots = { query: apiSchema.getQueryType(), mutation: apiSchema.getMutationType() }
  return Object.entries(roots).flatMap(([kind, type]) =>
    Object.values(type?.getFields() ?? {}).flatMap((field) => {
      const query = documentOf(kind, field)
      const asked = field.args.filter(({ name }) => name !== 'userData')
      const variables = { userData: right.userData, ...filled(asked, right) }
      const wrong = asked.flatMap((arg) =>
        spoil(arg, right).map(({ path, name, fault, value }) => ({
          ...{ operation: field.name, path, name, fault, query },
          variables: { ...variables, [arg.name]: value },
        })),
      )
      return wrong.length === 0 ? [] : [{ operation: field.name, query, variables, wrong }]
    }),
  )
}

const isRequired = ({ type, defaultValue }: Input): boolean =>
  isNonNullType(type) && defaultValue === undefined

/** All that is required, and all of the rest that `right` names. */
function filled(inputs: readonly Input[], right: Right): Record<string, unknown> {
  return Object.fromEntries(
    inputs
      .filter((one) => isRequired(one) || right[one.name] !== undefined)
      .map((one) => [one.name, rightValue(one.type, one.name, right)]),
  )
}

function rightValue(type: GraphQLInputType, name: string, right: Right): unknown {
  const named = getNamedType(type)
  if (isInputObjectType(named) && !isListType(nullable(type)))
    return filled(Object.values(named.getFields()), right)
  return plain(type, name, { right, kinds: [], values: [] })
}

const nullable = (type: GraphQLInputType) => (isNonNullType(type) ? type.ofType : type)

type Spoilt = { path: string; name: string; fault: Fault; value: unknown }

function spoil({ type, name }: Input, right: Right): Spoilt[] {
  const inner = nullable(type)
  if (isInputObjectType(inner)) {
    const fields = Object.values(inner.getFields())
    return fields.flatMap((field) =>
      spoil(field, right).map((spoilt) => ({
        ...spoilt,
        path: `${name}.${spoilt.path}`,
        value: { ...filled(fields, right), [field.name]: spoilt.value },
      })),
    )
  }
  return faults.flatMap((fault) => {
    const value = wrongValue(String(inner), fault, rightValue(type, name, right))
    return value === undefined ? [] : [{ path: name, name, fault, value }]
  })
}

/** Longer than anything that the shop takes, and shorter than it refuses unread. */
const farTooLong = 11_000

function wrongValue(type: string, fault: Fault, rightOne: unknown): unknown {
  if (type === 'Int') return { missing: undefined, 'too long': 2_147_483_647, misshapen: -1 }[fault]
  if (type !== 'String' && type !== 'ID') return undefined
  const text = String(rightOne)
  const longer = `${(text[0] ?? 'a').repeat(farTooLong)}${text}`
  return { missing: '', 'too long': longer, misshapen: '<{\u0007}>' }[fault]
}
