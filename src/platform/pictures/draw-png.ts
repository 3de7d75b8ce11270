import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

/**
 * A drawing as PNG, as wide as asked. The renderer is one WebAssembly file, the same on every machine; it is
 * loaded when the first picture is asked for.
 */
export async function drawPng(svg: string, widthPx: number): Promise<Uint8Array> {
  const { Resvg } = await loadRenderer()
  const drawing = new Resvg(svg, {
    fitTo: { mode: 'width', value: widthPx },
    font: { loadSystemFonts: false },
  })
  try {
    return drawing.render().asPng()
  } finally {
    drawing.free()
  }
}

type Renderer = typeof import('@resvg/resvg-wasm')

let renderer: Promise<Renderer> | undefined

/** Starting it twice in a process is an error, so everybody shares this one. */
export const loadRenderer = (): Promise<Renderer> => {
  renderer ??= startRenderer()
  return renderer
}

async function startRenderer(): Promise<Renderer> {
  const wasm = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')
  const loaded = await import('@resvg/resvg-wasm')
  await loaded.initWasm(await readFile(wasm))
  return loaded
}
