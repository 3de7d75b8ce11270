import { type GraphQLSchema, Kind, parse } from 'graphql'
import type { ApiQuestion, ApiResponse } from '#api/request.ts'
import type { Catalogue, CatalogueSnapshot } from '#domain/catalogue/snapshot.ts'

/**
 * Put into a root field whose answer follows from its arguments and the catalogue alone: the same for every
 * visitor until the catalogue changes.
 */
export const sameForEveryone = { extensions: { isSameForEveryone: true } }

/** Questions and answers together: every page of the shop in every language, several times over. */
const bytesMax = 8_000_000
const answerBytesMax = 100_000
/** Longer documents are answered like any other, and never kept. */
const documentLengthMax = 8_000
const documentsMax = 500
/** With its variables; a longer one is answered like any other, and never kept. */
const questionLengthMax = 2_000
const askedMax = 1_000

export type Keeper = {
  /** The kept answer, or what `answer` gives, which is kept when it has no errors. */
  recall(question: Question, answer: () => Promise<ApiResponse>): Promise<ApiResponse>
}

type Question = Pick<ApiQuestion, 'variables' | 'operationName'> & { query: string }

/** Of one snapshot. */
type Kept = {
  /** Answers by question, the oldest first. */
  answers: Map<string, Required<ApiResponse>>
  bytes: number
  /** Questions that were asked once. */
  asked: Set<string>
}

/**
 * Keeps answers that ask for the catalogue only, as objects for our own pages and as bytes for the wire. They
 * belong to one snapshot and go with it, so a stale one cannot be given. What is asked once is never kept, neither
 * a document nor a question: writing an answer down and holding it costs as much as finding it.
 */
export function keepAnswers(schema: GraphQLSchema, deps: { catalogue: Catalogue }): Keeper {
  const bySnapshot = new WeakMap<CatalogueSnapshot, Kept>()
  const documents = new Map<string, Document>()
  let documentCount = 0

  const learn = (query: string): void => {
    if (query.length > documentLengthMax) return
    if (documents.size >= documentsMax) documents.clear()
    documentCount += 1
    documents.set(query, { id: documentCount, isShared: asksCatalogueOnly(schema, query) })
  }

  return {
    recall: async ({ query, variables, operationName = '' }, answer) => {
      const document = documents.get(query)
      if (document?.isShared !== true) {
        const response = await answer()
        if (document === undefined && isWhole(response)) learn(query)
        return response
      }
      const key = `${document.id} ${operationName} ${JSON.stringify(variables)}`
      if (key.length > questionLengthMax) return answer()
      const snapshot = deps.catalogue.current()
      const kept = bySnapshot.get(snapshot) ?? nothingKept()
      bySnapshot.set(snapshot, kept)
      const known = kept.answers.get(key)
      if (known !== undefined) return known
      const isAgain = isAskedAgain(kept, key)
      const response = await answer()
      return isAgain && isWhole(response) ? keep(kept, key, response) : response
    },
  }
}

/** One that was asked before, under a number that is shorter than its text. */
type Document = { id: number; isShared: boolean }

const nothingKept = (): Kept => ({ answers: new Map(), bytes: 0, asked: new Set() })

/** Forgets all keys at once when it knows too many: a key then counts as asked for the first time. */
function isAskedAgain({ asked }: Kept, key: string): boolean {
  if (asked.has(key)) return true
  if (asked.size >= askedMax) asked.clear()
  asked.add(key)
  return false
}

const isWhole = ({ status, answer }: ApiResponse): boolean =>
  status === 200 && answer.errors === undefined

function keep(kept: Kept, key: string, response: ApiResponse): ApiResponse {
  const bytes = Buffer.from(JSON.stringify(response.answer))
  if (bytes.length > answerBytesMax || kept.answers.has(key)) return response
  const keeping = { ...response, answer: frozen(response.answer), bytes }
  kept.answers.set(key, keeping)
  kept.bytes += key.length + bytes.length
  for (const [oldKey, old] of kept.answers) {
    if (kept.bytes <= bytesMax) break
    kept.answers.delete(oldKey)
    kept.bytes -= oldKey.length + old.bytes.length
  }
  return keeping
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
