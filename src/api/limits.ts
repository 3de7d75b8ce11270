import {
  type ASTNode,
  type ASTVisitor,
  GraphQLError,
  type GraphQLOutputType,
  getNamedType,
  isCompositeType,
  isListType,
  isNonNullType,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql'
import { errorCodes } from '#kernel/error-codes.ts'

/** The deepest question of the storefront has ten levels (a price inside a product inside a basket). */
export const depthMax = 13
export const aliasesMax = 30
/** Fields and fragments of an answer, where every list counts as ten of its items. */
export const costMax = 50_000
const itemsAssumed = 10
/** About eight times the longest document of the storefront. */
export const tokensMax = 4000

const tooLarge = (sentence: string, node: ASTNode): GraphQLError =>
  new GraphQLError(sentence, { nodes: node, extensions: { code: errorCodes.queryTooLarge } })

type Weight = { depth: number; aliases: number; cost: number }

/**
 * Refuses documents that ask too much: too deep, too many aliases, too many fields once lists are multiplied
 * out, and more than one operation. Runs once for each document; the answer is kept with it.
 */
export function limitsRule(context: ValidationContext): ASTVisitor {
  let operations = 0
  return {
    OperationDefinition(operation) {
      operations += 1
      if (operations > 1) {
        context.reportError(new GraphQLError('One operation a document.', { nodes: operation }))
        return
      }
      const weight = weigh(context, operation)
      if (weight.depth > depthMax)
        context.reportError(tooLarge(`Deeper than ${depthMax} levels.`, operation))
      else if (weight.aliases > aliasesMax)
        context.reportError(tooLarge(`More than ${aliasesMax} aliases.`, operation))
      else if (weight.cost > costMax)
        context.reportError(tooLarge('Asks for too many fields.', operation))
    },
  }
}

const rootOf = ({ operation }: OperationDefinitionNode, context: ValidationContext) =>
  context.getSchema().getRootType(operation) ?? undefined

/** Stops as soon as a bound is passed, so that weighing cannot be made expensive itself. */
function weigh(context: ValidationContext, operation: OperationDefinitionNode): Weight {
  const weight: Weight = { depth: 0, aliases: 0, cost: 0 }
  const isPassed = (): boolean =>
    weight.depth > depthMax || weight.aliases > aliasesMax || weight.cost > costMax

  const walk = (set: SelectionSetNode, type: GraphQLOutputType | undefined, at: Place): void => {
    for (const selection of set.selections) {
      if (isPassed()) return
      weight.cost += at.factor
      if (selection.kind === 'InlineFragment')
        walk(
          selection.selectionSet,
          narrowed(context, selection.typeCondition?.name.value, type),
          at,
        )
      else if (selection.kind === 'FragmentSpread') {
        const name = selection.name.value
        const fragment = context.getFragment(name)
        if (!fragment || at.within.includes(name)) continue
        walk(fragment.selectionSet, narrowed(context, fragment.typeCondition.name.value, type), {
          ...at,
          within: [...at.within, name],
        })
      } else {
        const field = fieldType(type, selection.name.value)
        const factor = at.factor * (field !== undefined && isList(field) ? itemsAssumed : 1)
        weight.depth = Math.max(weight.depth, at.depth)
        weight.cost += factor - at.factor
        if (selection.alias) weight.aliases += 1
        if (selection.selectionSet)
          walk(selection.selectionSet, field && unwrapped(field), {
            ...at,
            depth: at.depth + 1,
            factor,
          })
      }
    }
  }
  walk(operation.selectionSet, rootOf(operation, context), { depth: 1, factor: 1, within: [] })
  return weight
}

type Place = { depth: number; factor: number; within: readonly string[] }

const isList = (type: GraphQLOutputType): boolean =>
  isListType(isNonNullType(type) ? type.ofType : type)

function unwrapped(type: GraphQLOutputType): GraphQLOutputType {
  return getNamedType(type)
}

function fieldType(
  type: GraphQLOutputType | undefined,
  name: string,
): GraphQLOutputType | undefined {
  return type !== undefined && 'getFields' in type ? type.getFields()[name]?.type : undefined
}

function narrowed(
  context: ValidationContext,
  name: string | undefined,
  otherwise: GraphQLOutputType | undefined,
): GraphQLOutputType | undefined {
  if (name === undefined) return otherwise
  const type = context.getSchema().getType(name)
  return isCompositeType(type) ? type : otherwise
}
