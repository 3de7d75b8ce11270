import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import * as resvg from '@resvg/resvg-wasm'

/** Draws SVG as pixels. One WebAssembly file, the same on every machine; it is started once. */
export async function loadRenderer(): Promise<typeof resvg> {
  const wasm = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')
  await resvg.initWasm(await readFile(wasm))
  return resvg
}
