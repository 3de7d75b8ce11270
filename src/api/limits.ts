import {
  type ASTNode,
  type ASTVisitor,
  type DocumentNode,
  type FieldNode,
  GraphQLError,
  type GraphQLOutputType,
  getNamedType,
  isCompositeType,
  isListType,
  isNonNullType,
  isObjectType,
  type OperationDefinitionNode,
  type SelectionNode,
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
const countsMax = { fields: 700, spreads: 110, fragments: 90, directives: 40, variables: 40 }
/**
 * Pairs of fields by one name: GraphQL's own rules hold each against the other, with all that is in them and with their
 * arguments as text. Four times as many as the largest document of the storefront has.
 */
const pairsMax = 2600

/** About ten times the longest document of the storefront: reading goes through every sign. */
const textLengthMax = 128 * 1024

/** Values within the variables of a question; the largest list that is taken has a hundred. */
const valuesMax = 1000

const tooLarge = (sentence: string, node?: ASTNode): GraphQLError =>
  new GraphQLError(sentence, {
    nodes: node ?? null,
    extensions: { code: errorCodes.queryTooLarge },
  })

/** Before a text is read: reading goes into every bracket, and a thousand of them are too deep for any stack. */
export function ensureFlat(text: string): void {
  if (text.length > textLengthMax) throw tooLarge(`Longer than ${textLengthMax} signs.`)
  let nesting = 0
  for (const sign of text) {
    if (sign === '{' || sign === '[' || sign === '(') nesting += 1
    else if (sign === '}' || sign === ']' || sign === ')') nesting -= 1
    if (nesting > nestingMax) throw tooLarge('Too many brackets within brackets.')
  }
}

/** Before variables are read: what is wrong with one value is said with all that stands around it. */
export function ensureFew(variables: Record<string, unknown>): void {
  const left: unknown[] = [variables]
  for (let counted = 0; left.length > 0; counted += 1) {
    if (counted + left.length > valuesMax) throw tooLarge(`More than ${valuesMax} values.`)
    const value = left.pop()
    if (typeof value !== 'object' || value === null) continue
    for (const name in value) {
      if (left.length > valuesMax) break
      left.push(value[name as keyof typeof value])
    }
  }
}

/** Before a document is checked: what takes GraphQL's rules long in a few words. */
export function ensureLight(document: DocumentNode): void {
  const counts = { fields: 0, spreads: 0, fragments: 0, directives: 0, variables: 0 }
  const count = (name: keyof typeof counts) => {
    counts[name] += 1
    if (counts[name] > countsMax[name]) throw tooLarge(`More than ${countsMax[name]} ${name}.`)
  }
  const namesakes = new Map<string, number>()
  let pairs = 0
  visit(document, {
    Field: ({ alias, name }) => {
      count('fields')
      const shown = (alias ?? name).value
      const before = namesakes.get(shown) ?? 0
      namesakes.set(shown, before + 1)
      pairs += before
      if (pairs > pairsMax) throw tooLarge('Too many fields by one name.')
    },
    FragmentSpread: () => count('spreads'),
    InlineFragment: () => count('spreads'),
    FragmentDefinition: () => count('fragments'),
    Directive: () => count('directives'),
    VariableDefinition: () => count('variables'),
  })
}

/** The depth is that of the deepest field; of no field it is none. */
type Weight = { depth: number; aliases: number; cost: number }

const nothing: Weight = { depth: 0, aliases: 0, cost: 0 }

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
 * Each fragment is weighed once, however often it is spread. An object has one type: of fragments on different ones only
 * the dearest counts.
 */
function weigh(context: ValidationContext, operation: OperationDefinitionNode): Weight {
  const known = new Map<string, Weight>()

  const weighFragment = (name: string): Weight => {
    const weighed = known.get(name)
    if (weighed !== undefined) return weighed
    // One that stands within itself is refused by another rule.
    known.set(name, nothing)
    const fragment = context.getFragment(name)
    if (!fragment) return nothing
    const condition = typeNamed(context, fragment.typeCondition.name.value)
    const weight = weighSet(fragment.selectionSet, condition)
    known.set(name, weight)
    return weight
  }

  const weighField = (field: FieldNode, parent: GraphQLOutputType | undefined): Weight => {
    const type = fieldType(parent, field.name.value)
    const inner = field.selectionSet
      ? weighSet(field.selectionSet, type && getNamedType(type))
      : nothing
    const items = type !== undefined && isList(type) ? itemsAssumed : 1
    return {
      depth: 1 + inner.depth,
      aliases: inner.aliases + (field.alias ? 1 : 0),
      cost: items * (1 + inner.cost),
    }
  }

  const weighSet = (set: SelectionSetNode, type: GraphQLOutputType | undefined): Weight => {
    const total = { ...nothing }
    const alternatives = new Map<string, number>()
    for (const selection of set.selections) {
      const condition = conditionOf(context, selection, type)
      const weight =
        selection.kind === 'Field'
          ? weighField(selection, type)
          : selection.kind === 'FragmentSpread'
            ? weighFragment(selection.name.value)
            : weighSet(selection.selectionSet, condition)
      total.depth = Math.max(total.depth, weight.depth)
      total.aliases += weight.aliases
      if (selection.kind !== 'Field') total.cost += 1
      if (condition === type || !isObjectType(condition)) total.cost += weight.cost
      else alternatives.set(condition.name, (alternatives.get(condition.name) ?? 0) + weight.cost)
    }
    total.cost += Math.max(0, ...alternatives.values())
    return total
  }

  return weighSet(operation.selectionSet, rootOf(operation, context))
}

/** The type that a selection is for: another one than its parent's where a fragment says so. */
function conditionOf(
  context: ValidationContext,
  selection: SelectionNode,
  parent: GraphQLOutputType | undefined,
): GraphQLOutputType | undefined {
  if (selection.kind === 'Field') return parent
  const name =
    selection.kind === 'InlineFragment'
      ? selection.typeCondition?.name.value
      : context.getFragment(selection.name.value)?.typeCondition.name.value
  return name === undefined ? parent : (typeNamed(context, name) ?? parent)
}

const isList = (type: GraphQLOutputType): boolean =>
  isListType(isNonNullType(type) ? type.ofType : type)

function fieldType(
  type: GraphQLOutputType | undefined,
  name: string,
): GraphQLOutputType | undefined {
  return type !== undefined && 'getFields' in type ? type.getFields()[name]?.type : undefined
}

function typeNamed(context: ValidationContext, name: string): GraphQLOutputType | undefined {
  const type = context.getSchema().getType(name)
  return isCompositeType(type) ? type : undefined
}
