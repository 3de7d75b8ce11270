import type { RegisteredDocument } from '#api/documents.ts'
import type { ApiQuestion, ApiResponse } from '#api/request.ts'
import type { Catalogue, CatalogueSnapshot } from '#domain/catalogue/snapshot.ts'

/** Questions and answers together: every page of the shop in every language, several times over. */
const bytesMax = 8_000_000
const answerBytesMax = 100_000
/** With its variables; a longer one is answered like any other, and never kept. */
const questionLengthMax = 2_000
const askedMax = 1_000

export type Keeper = {
  /** The kept answer, or what `answer` gives, which is kept when it has no errors. */
  recall(question: Question, answer: () => Promise<ApiResponse>): Promise<ApiResponse>
}

type Question = Pick<ApiQuestion, 'variables'> & {
  document: Pick<RegisteredDocument, 'id' | 'isShared'>
}

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
 * belong to one snapshot and go with it, so a stale one cannot be given. What is asked once is never kept: writing an
 * answer down and holding it costs as much as finding it.
 */
export function keepAnswers(deps: { catalogue: Catalogue }): Keeper {
  const bySnapshot = new WeakMap<CatalogueSnapshot, Kept>()
  return {
    recall: async ({ document, variables }, answer) => {
      if (!document.isShared) return answer()
      const key = `${document.id} ${JSON.stringify(variables)}`
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

/** Several pages get the same object: none may change it under the others. */
function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const part of Object.values(value)) frozen(part)
  }
  return value
}
