import {
  type DocumentNode,
  execute,
  type GraphQLError,
  type GraphQLSchema,
  Kind,
  parse,
  type SelectionSetNode,
  specifiedRules,
  validate,
} from 'graphql'
import { compileQuery, isCompiledQuery } from 'graphql-jit'
import type { ApiContext } from '#api/context.ts'
import { ensureFlat, ensureLight, limitsRule, tokensMax } from '#api/limits.ts'
import type { ApiQuestion } from '#api/request.ts'
import { invariant } from '#kernel/invariant.ts'

/** The storefront's documents: text by hash. Built with it, so the server answers nothing else by hash. */
export type PersistedDocuments = Readonly<Record<string, string>>

export type Answer = Awaited<ReturnType<typeof execute>>

/** A document that is ready to be asked. */
export type AskableDocument = {
  ask(
    context: ApiContext,
    question: Pick<ApiQuestion, 'variables' | 'operationName'>,
  ): Promise<Answer>
}

/** A document of the storefront, compiled. */
export type RegisteredDocument = AskableDocument & {
  id: string
  /** Its answer follows from its variables and the catalogue alone. */
  isShared: boolean
}

const prefix = 'sha256:'
const withoutPrefix = (id: string): string => (id.startsWith(prefix) ? id.slice(prefix.length) : id)

export type RegisteredDocuments = {
  /** By its hash, with and without `sha256:` in front; names such as `__proto__` find nothing. */
  byId(id: string): RegisteredDocument | undefined
  /** One that is sent as it is written, to the letter. */
  byText(text: string): RegisteredDocument | undefined
}

/** Each is read, checked and compiled when it is first asked, and stays: there are as many as the build wrote. */
export function openDocuments(
  schema: GraphQLSchema,
  texts: PersistedDocuments,
): RegisteredDocuments {
  const textOf = new Map(Object.entries(texts).map(([id, text]) => [withoutPrefix(id), text]))
  const idOf = new Map(Array.from(textOf, ([id, text]) => [text, id]))
  const ready = new Map<string, RegisteredDocument>()
  const byId = (name: string): RegisteredDocument | undefined => {
    const id = withoutPrefix(name)
    const known = ready.get(id)
    if (known !== undefined) return known
    const text = textOf.get(id)
    if (text === undefined) return undefined
    const document = register(schema, id, text)
    ready.set(id, document)
    return document
  }
  return {
    byId,
    byText: (text) => {
      const id = idOf.get(text)
      return id === undefined ? undefined : byId(id)
    },
  }
}

function register(schema: GraphQLSchema, id: string, text: string): RegisteredDocument {
  const document = readDocument(schema, text)
  const compiled = compileQuery(schema, document)
  invariant(isCompiledQuery(compiled), `The document ${id} cannot be compiled.`)
  return {
    id,
    isShared: asksCatalogueOnly(schema, document),
    ask: async (context, { variables = {} }) => compiled.query(undefined, context, variables),
  }
}

/**
 * A document of anybody: read, checked and answered, and nothing of it is kept, since there is no end of them. Throws
 * `GraphQLError`, or `DocumentRefused` with several.
 */
export function openAnyDocument(schema: GraphQLSchema, text: string): AskableDocument {
  const document = readDocument(schema, text)
  return {
    ask: async (contextValue, { variables: variableValues, operationName }) =>
      execute({ schema, document, contextValue, variableValues, operationName }),
  }
}

/** What the rules of GraphQL, or ours, have against a document. */
export class DocumentRefused extends Error {
  readonly errors: readonly GraphQLError[]

  constructor(errors: readonly GraphQLError[]) {
    super('The document is refused.')
    this.errors = errors
  }
}

const errorsMax = 10

function readDocument(schema: GraphQLSchema, text: string): DocumentNode {
  ensureFlat(text)
  const document = parse(text, { maxTokens: tokensMax })
  ensureLight(document)
  const errors = validate(schema, document, [...specifiedRules, limitsRule], {
    maxErrors: errorsMax,
    hideSuggestions: true,
  })
  if (errors.length > 0) throw new DocumentRefused(errors)
  return document
}

/** One query whose every root field is the same for everyone, whether it is asked for itself or by a fragment. */
function asksCatalogueOnly(schema: GraphQLSchema, { definitions }: DocumentNode): boolean {
  const operation = definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION)
  if (operation?.kind !== Kind.OPERATION_DEFINITION || operation.operation !== 'query') return false
  const fields = schema.getQueryType()?.getFields() ?? {}
  const fragments = new Map(
    definitions.flatMap((one) =>
      one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one]] : [],
    ),
  )
  const isShared = ({ selections }: SelectionSetNode): boolean =>
    selections.every((selection) => {
      if (selection.kind === Kind.INLINE_FRAGMENT) return isShared(selection.selectionSet)
      if (selection.kind === Kind.FIELD)
        return fields[selection.name.value]?.extensions.isSameForEveryone === true
      const fragment = fragments.get(selection.name.value)
      return fragment !== undefined && isShared(fragment.selectionSet)
    })
  return isShared(operation.selectionSet)
}
