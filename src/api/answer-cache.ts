import { type GraphQLSchema, Kind, parse } from 'graphql'
import type { ApiResponse } from '#api/request.ts'
import type { CatalogueSnapshot } from '#domain/catalogue/snapshot.ts'

/**
 * Put into a root field whose answer follows from its arguments and the catalogue alone: the same for every
 * visitor until the catalogue changes.
 */
export const sameForEveryone = { extensions: { isSameForEveryone: true } }

/** Enough for every page of the shop in every language, about 10 kB each. */
const answersMax = 1000
const answerLengthMax = 100_000

export type Keeper = {
  /** The kept answer, or what `answer` gives, which is kept when it has no errors. */
  recall(question: Question, answer: () => Promise<ApiResponse>): Promise<ApiResponse>
}

type Question = {
  query: string
  variables: object | undefined
  catalogue: CatalogueSnapshot
}

/**
 * Keeps answers of the storefront's own documents that ask for the catalogue only. They belong to one snapshot
 * and go with it, so a stale one cannot be given. Documents of others are not kept: their number has no bound.
 */
export function keepAnswers(schema: GraphQLSchema): Keeper {
  const bySnapshot = new WeakMap<CatalogueSnapshot, Map<string, ApiResponse>>()
  const shared = new Map<string, boolean>()

  const isShared = (query: string): boolean => {
    const known = shared.get(query)
    if (known !== undefined) return known
    const is = asksCatalogueOnly(schema, query)
    shared.set(query, is)
    return is
  }

  return {
    recall: async ({ query, variables, catalogue }, answer) => {
      if (!isShared(query)) return answer()
      const answers = bySnapshot.get(catalogue) ?? new Map<string, ApiResponse>()
      bySnapshot.set(catalogue, answers)
      const key = `${JSON.stringify(variables)}${query}`
      const kept = answers.get(key)
      if (kept !== undefined) return kept
      const response = await answer()
      if (response.status !== 200 || response.answer.errors !== undefined) return response
      const text = JSON.stringify(response.answer)
      if (text.length > answerLengthMax) return response
      const keeping = { ...response, answer: frozen(response.answer), text }
      const oldest = answers.keys().next()
      if (answers.size >= answersMax && !oldest.done) answers.delete(oldest.value)
      answers.set(key, keeping)
      return keeping
    },
  }
}

/** One query whose every root field is the same for everyone. */
function asksCatalogueOnly(schema: GraphQLSchema, query: string): boolean {
  const operations = parse(query).definitions.filter(
    ({ kind }) => kind !== Kind.FRAGMENT_DEFINITION,
  )
  const [operation] = operations
  if (operations.length !== 1 || operation?.kind !== Kind.OPERATION_DEFINITION) return false
  if (operation.operation !== 'query') return false
  const fields = schema.getQueryType()?.getFields() ?? {}
  return operation.selectionSet.selections.every(
    (selection) =>
      selection.kind === Kind.FIELD &&
      fields[selection.name.value]?.extensions.isSameForEveryone === true,
  )
}

/** Several pages get the same object: none may change it under the others. */
function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const part of Object.values(value)) frozen(part)
  }
  return value
}
