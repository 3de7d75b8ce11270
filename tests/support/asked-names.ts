import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServerBuild } from 'react-router'
import { type PageName, pageNames } from '#kernel/addresses.ts'

const root = new URL('../../', import.meta.url).pathname

/** Where one of these is wrong, an action may ask for no other. */
export const rightFields: Readonly<Record<string, string>> = {
  ...{ name: 'Anna', email: 'anna@voorbeeld.example', orderNumber: '61-7KD3-9QXM', partsText: '' },
  ...{ step: 'confirm', methodId: 'ideal' },
}

/** Of a form that an action takes as a whole (`readStartedGift`). */
const takenWhole = ['name', 'message', 'amountCents']

/** Whatever is asked of it, it is there again. */
const anything: unknown = new Proxy(() => {}, {
  get: (_target, key) => {
    if (key === Symbol.toPrimitive) return () => 'a'
    if (key === 'then') return undefined
    return ['map', 'flatMap', 'filter'].includes(String(key)) ? () => [] : anything
  },
  apply: () => anything,
})

export type AskedForm = {
  page: PageName
  /** What the form wants, where its page has several. */
  intent: string | undefined
  /** What its action asks of it. */
  names: readonly string[]
}

/** What the action of each page asks of a form: found by having them asked, so that none is forgotten here. */
export async function askedOfForms(intents: readonly string[]): Promise<readonly AskedForm[]> {
  const url = pathToFileURL(join(root, 'build', 'storefront', 'server', 'index.js')).href
  const { routes } = (await import(/* @vite-ignore */ url)) as ServerBuild
  const forms: AskedForm[] = []
  for (const page of pageNames) {
    const action = routes[page]?.module.action
    if (action === undefined) continue
    const named: AskedForm[] = []
    for (const intent of intents) {
      const names = new Set<string>()
      for (const isThere of [true, false]) await askOnce(action, { names, intent, isThere })
      named.push({ page, intent, names: [...names].filter((name) => name !== 'intent') })
      if (names.has('intent')) continue
      named.splice(0, named.length, { page, intent: undefined, names: [...names] })
      break
    }
    forms.push(...named)
  }
  return forms
}

type Action = NonNullable<NonNullable<ServerBuild['routes'][string]>['module']['action']>
type Asking = { names: Set<string>; intent: string; isThere: boolean }

async function askOnce(action: Action, { names, intent, isThere }: Asking): Promise<void> {
  const answerTo = (name: string): string => {
    names.add(name)
    return name === 'intent' ? intent : (rightFields[name] ?? '1')
  }
  const form = {
    get: answerTo,
    getAll: (name: string) => [answerTo(name)],
    has: (name: string) => answerTo(name) !== '' && isThere,
    [Symbol.iterator]: () => {
      for (const name of takenWhole) names.add(name)
      return [][Symbol.iterator]()
    },
  }
  const api = { language: 'nl', store: anything, query: async () => anything }
  const headers = new Headers()
  const request = { url: 'http://shop.invalid/a/?order=a', headers, formData: async () => form }
  const given = { request, context: { get: () => api }, params: { token: 'a', giftCard: 'a' } }
  // Where it leads, and what it makes of such an answer, is of no interest.
  await Promise.resolve(action(given as never)).catch(() => {})
}
