import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

type Manifest = {
  entry: Chunk
  routes: Record<string, Chunk & { path?: string; index?: boolean; parentId?: string }>
}
type Chunk = { module: string; imports?: string[] }

/** Limit of `firstLoadBytes`: what was measured (decision 0192), rounded up. */
export const homeBytesMax = 132_500

/**
 * Bytes of JavaScript, each file by gzip, that a browser needs to hydrate home: entry, root,
 * layouts, home, and what the page says of their routes.
 */
export async function firstLoadBytes(home: string): Promise<number> {
  const client = join(home, 'build', 'storefront', 'client')
  const manifest = JSON.parse(
    readFileSync(join(home, 'build', 'storefront', 'manifest-nl.json'), 'utf8'),
  ) as Manifest
  const wanted = new Set<string>()
  const add = ({ module, imports = [] }: Chunk): void => {
    for (const file of [module, ...imports]) wanted.add(file)
  }
  add(manifest.entry)
  const own: object[] = []
  for (
    let route = manifest.routes.home;
    route !== undefined;
    route = manifest.routes[route.parentId ?? '']
  ) {
    add(route)
    own.push(route)
  }
  let bytes = gzipSync(JSON.stringify(own, undefined, 2)).length
  for (const file of wanted) bytes += gzipSync(readFileSync(join(client, file))).length
  return bytes
}
