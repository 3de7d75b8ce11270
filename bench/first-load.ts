import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

type Manifest = {
  entry: Chunk
  routes: Record<string, Chunk & { path?: string; index?: boolean; parentId?: string }>
}
type Chunk = { module: string; imports?: string[] }

/** Bytes of JavaScript, each file by gzip, that a browser needs before home is alive: entry, root, layouts, home. */
export async function firstLoadBytes(home: string): Promise<number> {
  const client = join(home, 'build', 'storefront', 'client')
  const { readdirSync } = await import('node:fs')
  const name = readdirSync(join(client, 'assets')).find((file) => /^manifest-.*\.js$/.test(file))
  if (name === undefined) throw new Error('There is no built storefront.')
  const text = readFileSync(join(client, 'assets', name), 'utf8')
  const manifest = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as Manifest
  const wanted = new Set<string>()
  const add = ({ module, imports = [] }: Chunk): void => {
    for (const file of [module, ...imports]) wanted.add(file)
  }
  add(manifest.entry)
  for (
    let route = homeRoute(manifest);
    route !== undefined;
    route = manifest.routes[route.parentId ?? '']
  )
    add(route)
  let bytes = gzipSync(text).length
  for (const file of wanted) bytes += gzipSync(readFileSync(join(client, file))).length
  return bytes
}

const homeRoute = ({ routes }: Manifest) =>
  Object.values(routes).find(({ module }) => /\/home\.route-/.test(module))
