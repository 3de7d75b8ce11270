import type { FastifyInstance } from 'fastify'
import { type ExecutionResult, GraphQLError } from 'graphql'
import mercurius from 'mercurius'
import { keepAnswers } from '#api/answer-cache.ts'
import type { ApiContext } from '#api/context.ts'
import { type ApiAnswer, formatAnswer } from '#api/format-answer.ts'
import { registerHttp } from '#api/http.ts'
import { limitsRule, tokensMax } from '#api/limits.ts'
import { openDocuments, type PersistedDocuments } from '#api/persisted-documents.ts'
import { refuse } from '#api/refuse.ts'
import type { ApiRequest, ApiResponse } from '#api/request.ts'
import { schema } from '#api/schema.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { invariant } from '#kernel/invariant.ts'

export type Api = {
  /** Adds POST /graphql to the server. Call it once, before the first `execute`. */
  register(app: FastifyInstance): Promise<void>
  /** The same in process, for pages rendered on the server. Never throws on what was asked. */
  execute(request: ApiRequest): Promise<ApiAnswer>
}

export type ApiOptions = {
  deps: Deps
  /** Text of the storefront's documents by their SHA-256, as the build wrote them. */
  persistedDocuments: PersistedDocuments
}

type Engine = FastifyInstance['graphql']

/** The shop's GraphQL API: the same documents and answers over HTTP and in process. */
export function createApi({ deps, persistedDocuments }: ApiOptions): Api {
  const findDocument = openDocuments(persistedDocuments)
  const origin = new URL(deps.shopUrl).origin
  const kept = keepAnswers(schema, deps)
  let engine: Engine | undefined

  const run = async (
    query: string,
    request: ApiRequest,
    context: ApiContext,
  ): Promise<ApiResponse> => {
    invariant(engine !== undefined, 'The API answers once it is registered on a server.')
    const { variables = {}, operationName } = request
    const result: ExecutionResult = await engine(query, { ...context }, variables, operationName)
    // The compiled query finds wrong variables itself and then gives no data at all.
    return { answer: formatAnswer(result, context), status: result.data === undefined ? 400 : 200 }
  }

  const answerTo = async (request: ApiRequest, context: ApiContext): Promise<ApiResponse> => {
    const { documentId, variables, operationName } = request
    const query = documentId === undefined ? request.query : findDocument(documentId)
    if (query === undefined || isSyntaxTree(query))
      throw new GraphQLError('No document of this name, and none given.')
    return kept.recall({ query, variables, operationName }, () => run(query, request, context))
  }

  const respond = async (request: ApiRequest): Promise<ApiResponse> => {
    const { visitor, clientIp } = request
    const context: ApiContext = { db: deps.db, deps, visitor, clientIp, origin }
    try {
      return await answerTo(request, context)
    } catch (error) {
      return refuse(error, context)
    }
  }

  return {
    register: async (app) => {
      await app.register(async (scope) => {
        await scope.register(mercurius, {
          schema,
          jit: 1,
          graphiql: false,
          routes: false,
          graphql: { parseOptions: { maxTokens: tokensMax } },
          validationRules: [limitsRule],
          errorFormatter: (execution) => ({ statusCode: 200, response: execution }),
        })
        engine = scope.graphql
        registerHttp(scope, { deps, respond })
      })
    },
    execute: async (request) => (await respond(request)).answer,
  }
}

/** Mercurius would also take a syntax tree as JSON, which no limit on tokens sees. */
const isSyntaxTree = (query: string): boolean =>
  /^\s*(?:\{\s*["}]|["[\d-]|(?:true|false|null)\s*$)/.test(query)
