import {
  type ASTNode,
  type ASTVisitor,
  type DocumentNode,
  type FragmentSpreadNode,
  GraphQLError,
  type GraphQLOutputType,
  getNamedType,
  type InlineFragmentNode,
  isCompositeType,
  isListType,
  isNonNullType,
  isObjectType,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValidationContext,
  visit,
} from 'graphql'
import { errorCodes } from '#kernel/error-codes.ts'

/** The deepest question of the storefront has ten levels (a price inside a product inside a basket). */
const depthMax = 13
const aliasesMax = 30
/** Fields and fragments of an answer, where every list counts as ten of its items. */
const costMax = 50_000
const itemsAssumed = 10
/** About eight times the longest document of the storefront. */
export const tokensMax = 4000
/** Brackets within brackets; the storefront has eleven. */
const nestingMax = 40
/** Four times what the largest document of the storefront has. GraphQL's own rules compare each with each. */
const countsMax = { fields: 700, spreads: 110, fragments: 90, directives: 40 }

const tooLarge = (sentence: string, node?: ASTNode): GraphQLError =>
  new GraphQLError(sentence, {
    nodes: node ?? null,
    extensions: { code: errorCodes.queryTooLarge },
  })

/** Before a text is read: reading goes into every bracket, and a thousand of them are too deep for any stack. */
export function ensureFlat(text: string): void {
  let nesting = 0
  for (const sign of text) {
    if (sign === '{' || sign === '[' || sign === '(') nesting += 1
    else if (sign === '}' || sign === ']' || sign === ')') nesting -= 1
    if (nesting > nestingMax) throw tooLarge('Too many brackets within brackets.')
  }
}

/** Before a document is checked: what takes GraphQL's rules long in a few words. */
export function ensureLight(document: DocumentNode): void {
  const counts = { fields: 0, spreads: 0, fragments: 0, directives: 0 }
  const count = (name: keyof typeof counts) => () => {
    counts[name] += 1
    if (counts[name] > countsMax[name]) throw tooLarge(`More than ${countsMax[name]} ${name}.`)
  }
  visit(document, {
    Field: count('fields'),
    FragmentSpread: count('spreads'),
    InlineFragment: count('spreads'),
    FragmentDefinition: count('fragments'),
    Directive: count('directives'),
  })
}

type Weight = { depth: number; aliases: number; cost: number }

/**
 * Refuses documents that ask too much: too deep, too many aliases, too many fields once lists are multiplied
 * out, more than one operation, and more than one change.
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
      if (operation.operation === 'mutation' && !doesOneThing(operation)) {
        context.reportError(tooLarge('One change a document.', operation))
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

/** Whatever is counted is counted by document then: thirty payments in one post are none. */
const doesOneThing = ({ selectionSet: { selections } }: OperationDefinitionNode): boolean =>
  selections.length === 1 && selections[0]?.kind === 'Field'

const rootOf = ({ operation }: OperationDefinitionNode, context: ValidationContext) =>
  context.getSchema().getRootType(operation) ?? undefined

/**
 * Stops as soon as a bound is passed, so that weighing cannot be made expensive itself. An object has one type: of
 * fragments on different ones only the dearest counts.
 */
function weigh(context: ValidationContext, operation: OperationDefinitionNode): Weight {
  const weight: Weight = { depth: 0, aliases: 0, cost: 0 }
  let visited = 0
  const isPassed = (): boolean =>
    weight.depth > depthMax || weight.aliases > aliasesMax || weight.cost > costMax

  const walk = (set: SelectionSetNode, type: GraphQLOutputType | undefined, at: Place): void => {
    const alternatives = new Map<string, number>()
    for (const selection of set.selections) {
      visited += 1
      if (visited > costMax) weight.cost = Number.POSITIVE_INFINITY
      if (isPassed()) return
      weight.cost += at.factor
      if (selection.kind !== 'Field') {
        const opened = openFragment(context, selection, at)
        if (opened === undefined) continue
        const costBefore = weight.cost
        const condition = narrowed(context, opened.condition, type)
        walk(opened.set, condition, opened.at)
        if (isPassed()) return
        if (condition === type || !isObjectType(condition)) continue
        const together = (alternatives.get(condition.name) ?? 0) + weight.cost - costBefore
        alternatives.set(condition.name, together)
        weight.cost = costBefore
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
    weight.cost += Math.max(0, ...alternatives.values())
  }
  walk(operation.selectionSet, rootOf(operation, context), { depth: 1, factor: 1, within: [] })
  return weight
}

/** What a fragment selects, unless it stands within itself. */
function openFragment(
  context: ValidationContext,
  selection: FragmentSpreadNode | InlineFragmentNode,
  at: Place,
): { set: SelectionSetNode; condition: string | undefined; at: Place } | undefined {
  if (selection.kind === 'InlineFragment')
    return { set: selection.selectionSet, condition: selection.typeCondition?.name.value, at }
  const name = selection.name.value
  const fragment = context.getFragment(name)
  if (!fragment || at.within.includes(name)) return undefined
  return {
    set: fragment.selectionSet,
    condition: fragment.typeCondition.name.value,
    at: { ...at, within: [...at.within, name] },
  }
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
