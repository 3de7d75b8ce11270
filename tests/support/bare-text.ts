import { parseSync } from 'vite'

type Node = { type: string; start: number; end: number; [part: string]: unknown }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

const partsOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode)

function* nodesIn(node: Node): Generator<Node> {
  yield node
  for (const part of partsOf(node)) yield* nodesIn(part)
}

/**
 * Bare text in the JSX of a file, as `line: code`. React may own no text node: a translator takes its place, and React
 * then fails as soon as a sibling comes or goes, or writes a new text where nobody sees it. Text that is the only
 * child of its element is written through the element. So an expression that may be text is never beside another
 * child, in a fragment, in a list, or all that a component returns. What is declared as `Elements` holds no text.
 */
export function bareTextIn(file: string, code: string): string[] {
  const { program, errors } = parseSync(file, code)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  const nodes = [...nodesIn(program as unknown as Node)]
  const elements = new ElementNames(nodes, code)
  return nodes
    .flatMap((node) => [...bareChildren(node, elements), ...bareAnswers(node, elements)])
    .map(({ start, end }) => {
      const line = code.slice(0, start).split('\n').length
      return `${line}: ${code.slice(start, end).replaceAll(/\s+/g, ' ')}`
    })
}

/** Names in a file that hold elements: a constant made of JSX, or declared as `Elements`. */
class ElementNames {
  readonly #declared = new Map<string, boolean>()
  readonly #made = new Map<string, Node>()

  constructor(nodes: readonly Node[], code: string) {
    for (const node of nodes) {
      if (node.type === 'TSPropertySignature' || node.type === 'Property') this.#declare(node, code)
      const { id, init } = node
      if (node.type === 'VariableDeclarator' && isNode(id) && isNode(init))
        this.#made.set(String(id.name), init)
    }
  }

  #declare({ key, typeAnnotation }: Node, code: string): void {
    if (!isNode(key) || !isNode(typeAnnotation)) return
    const name = String(key.name)
    const isElements = /\bElements\b/.test(code.slice(typeAnnotation.start, typeAnnotation.end))
    this.#declared.set(name, isElements && this.#declared.get(name) !== false)
  }

  has(name: string): boolean {
    const made = this.#made.get(name)
    return this.#declared.get(name) ?? (made !== undefined && isElement(made, this))
  }
}

/** Wrappers of an expression that leave its value as it is. */
const transparent = [
  'ChainExpression',
  'ParenthesizedExpression',
  'TSAsExpression',
  'TSNonNullExpression',
  'TSSatisfiesExpression',
  'JSXExpressionContainer',
]

/** True for an expression that never renders bare text. */
function isElement(node: Node, names: ElementNames): boolean {
  const both = (one: string, other: string) =>
    [one, other].every((part) => isElement(node[part] as Node, names))
  if (transparent.includes(node.type)) return isElement(node.expression as Node, names)
  switch (node.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return true
    case 'Literal':
      return node.value === null || typeof node.value === 'boolean'
    case 'ConditionalExpression':
      return both('consequent', 'alternate')
    case 'LogicalExpression':
      return node.operator === '&&' ? isElement(node.right as Node, names) : both('left', 'right')
    case 'Identifier':
      return node.name === 'undefined' || names.has(String(node.name))
    case 'MemberExpression':
      return names.has(String((node.property as Node).name))
    case 'CallExpression': {
      if ((node.callee as Node).name === 'createPortal') return true
      const listed = callbackOfMap(node)
      if (listed === undefined) return isElement(node.callee as Node, names)
      return answersOf(listed).every((answer) => isElement(answer, names))
    }
    default:
      return false
  }
}

function callbackOfMap({ type, callee, arguments: given }: Node): Node | undefined {
  if (type !== 'CallExpression' || !isNode(callee) || callee.type !== 'MemberExpression') return
  const [callback] = given as Node[]
  const { name } = callee.property as Node
  return name === 'map' || name === 'flatMap' ? callback : undefined
}

const functions = ['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration']

/** Expressions that a function returns, without those of functions in it. */
function answersOf({ type, body }: Node): Node[] {
  if (!functions.includes(type) || !isNode(body)) return []
  if (body.type !== 'BlockStatement') return [body]
  return returnsIn(body)
    .map(({ argument }) => argument)
    .filter(isNode)
}

function returnsIn(node: Node): Node[] {
  if (node.type === 'ReturnStatement') return [node]
  return functions.includes(node.type) ? [] : partsOf(node).flatMap(returnsIn)
}

/** The children as React gets them: white space around line ends and comments are none. */
const childrenOf = (node: Node): Node[] =>
  (node.children as Node[]).filter((child) => {
    if (child.type === 'JSXText') return /^[^\n]*$|\S/.test(String(child.value))
    return !(isNode(child.expression) && child.expression.type === 'JSXEmptyExpression')
  })

function bareChildren(node: Node, names: ElementNames): Node[] {
  if (node.type !== 'JSXElement' && node.type !== 'JSXFragment') return []
  const children = childrenOf(node)
  const isAlone = node.type === 'JSXElement' && children.length === 1
  const isSteady = children.every((child) => child.type === 'JSXElement' || isSpace(child))
  return children.filter((child) => {
    const { expression } = child
    const isList = isNode(expression) && callbackOfMap(expression) !== undefined
    return (!isAlone || isList) && !isElement(child, names) && !(isSteady && isSpace(child))
  })
}

/** White space, which no translator touches. It may stand between elements that are always there. */
const isSpace = ({ type, value, expression }: Node): boolean =>
  isNode(expression) ? isSpace(expression) : /Literal|JSXText/.test(type) && value === ' '

/** Text that a component returns without an element around it. */
function bareAnswers(node: Node, names: ElementNames): Node[] {
  const { id, init } = node
  const made = node.type === 'VariableDeclarator' && isNode(init) ? init : node
  if (!isNode(id) || !/^[A-Z]/.test(String(id.name))) return []
  return answersOf(made).filter((answer) => !isElement(answer, names))
}
