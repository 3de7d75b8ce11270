import type { Plugin } from 'vite'

/** What the libraries ask of a browser and each one of ours answers alike. */
const objects = ['window', 'document', 'navigator', 'performance']
const functions = [
  'setTimeout',
  'clearTimeout',
  'queueMicrotask',
  'reportError',
  'MessageChannel',
  'FormData',
  'IntersectionObserver',
  'WeakMap',
  'WeakSet',
]
const missing = ['process', 'setImmediate', '__REACT_DEVTOOLS_GLOBAL_HOOK__']

const known: readonly (readonly [names: readonly string[], kind: string])[] = [
  [objects, '"object"'],
  [functions, '"function"'],
  [missing, '"undefined"'],
]

const libraries = /node_modules\/(?:react-dom|react-router|scheduler)\//

/**
 * React and its router are written for servers and for browsers of twenty years. A page of the shop carries only what a browser that can read
 * it comes to: a kilobyte less on every first visit. React's developer tools see a development build alone.
 */
export function knownBrowser(): Plugin {
  return {
    name: 'known-browser',
    apply: 'build',
    transform: {
      filter: { id: libraries },
      handler(code) {
        return this.environment.name === 'client' ? { code: asKnown(code), map: null } : undefined
      },
    },
  }
}

function asKnown(code: string): string {
  let text = code.replaceAll(/\b(?:window\.)?document\.documentMode\b/g, 'undefined')
  for (const [names, kind] of known)
    text = text.replaceAll(new RegExp(`\\btypeof (?:${names.join('|')})\\b(?!\\.)`, 'g'), kind)
  return text
}
