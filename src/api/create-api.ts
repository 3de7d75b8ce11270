import type { FastifyInstance } from 'fastify'
import { GraphQLError } from 'graphql'
import { keepAnswers } from '#api/answer-cache.ts'
import { type Claims, contradictionIn } from '#api/claims.ts'
import type { ApiContext } from '#api/context.ts'
import {
  type AskableDocument,
  openAnyDocument,
  openDocuments,
  type PersistedDocuments,
} from '#api/documents.ts'
import { formatAnswer } from '#api/format-answer.ts'
import { registerHttp } from '#api/http.ts'
import { ensureFew } from '#api/limits.ts'
import { refuse } from '#api/refuse.ts'
import type { ApiRequest, ApiResponse } from '#api/request.ts'
import { apiSchema } from '#api/schema.ts'
import type { Deps } from '#flows/shared/deps.ts'

export type Api = {
  /** Adds POST /graphql to the server. */
  register(app: FastifyInstance): Promise<void>
  /** The same in process, for pages rendered on the server. Never throws on what was asked. */
  execute(request: ApiRequest): Promise<ApiResponse>
}

export type ApiOptions = {
  deps: Deps
  /** Text of the storefront's documents by their SHA-256, as the build wrote them. */
  persistedDocuments: PersistedDocuments
  /** Whether documents of anybody are answered too, within limits; else those of the storefront alone. */
  takesAnyDocument: boolean
  /** Hears of every question, for the figures of the operator. */
  onQuestion?: ((claims: Claims) => void) | undefined
}

/** The shop's GraphQL API: the same documents and answers over HTTP and in process. */
export function createApi(options: ApiOptions): Api {
  const { deps, persistedDocuments, takesAnyDocument, onQuestion } = options
  const registered = openDocuments(apiSchema, persistedDocuments)
  const origin = new URL(deps.shopUrl).origin
  const kept = keepAnswers(deps)

  const run = async (
    document: AskableDocument,
    request: ApiRequest,
    context: ApiContext,
  ): Promise<ApiResponse> => {
    const result = await document.ask(context, request)
    const answer = formatAnswer(result, context)
    // Wrong variables are found by the document itself, which then gives no data at all.
    const status = result.data === undefined ? 400 : 200
    return { answer, status, isBroken: context.unexpected.count > 0 }
  }

  const answerTo = async (request: ApiRequest, context: ApiContext): Promise<ApiResponse> => {
    const { documentId, query, variables } = request
    ensureFew(variables ?? {})
    const document =
      documentId === undefined ? registered.byText(query ?? '') : registered.byId(documentId)
    if (
      document === undefined &&
      documentId === undefined &&
      query !== undefined &&
      takesAnyDocument
    )
      return run(openAnyDocument(apiSchema, query), request, context)
    if (document === undefined) throw new GraphQLError('The shop knows no document of this name.')
    // Nobody is given what was kept for a question that has to be refused.
    const userData = { ...(variables?.userData as object | undefined) }
    if (contradictionIn(request.claims, userData) !== undefined)
      return run(document, request, context)
    // The token of a redeem session is no part of what is the same for everybody, and is kept nowhere.
    const { redeemToken: _, ...anyone } = userData as { redeemToken?: unknown }
    const asked = { document, variables: { ...variables, userData: anyone } }
    return kept.recall(asked, () => run(document, request, context))
  }

  const respond = async (request: ApiRequest): Promise<ApiResponse> => {
    const { visitor, clientIp, claims } = request
    onQuestion?.(claims)
    const unexpected = { count: 0 }
    const context: ApiContext = {
      ...{ db: deps.db, deps, visitor, clientIp, claims },
      ...{ origin, unexpected },
    }
    try {
      return await answerTo(request, context)
    } catch (error) {
      return refuse(error, context)
    }
  }

  return {
    register: async (app) => {
      await app.register(async (scope) => registerHttp(scope, { deps, respond }))
    },
    execute: respond,
  }
}
