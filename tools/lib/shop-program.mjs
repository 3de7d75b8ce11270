import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './runtime.mjs'

/**
 * The arguments that make Node.js this shop. The limit of the heap is far above what lives in it with ten thousand products;
 * V8 lets garbage grow in proportion to the limit, and by itself it takes the machine's memory for that.
 */
export const shopProgram = [
  ...JSON.parse(readFileSync(join(root, 'tools', 'lib', 'shop-options.json'), 'utf8')),
  join(root, 'build', 'app', 'main.js'),
]
