/** A drawing of lines and filled shapes, in units of its own. */
export type VectorDrawing = {
  width: number
  height: number
  /** Without a stroke it is filled. */
  paths: readonly { d: string; stroke: number | undefined }[]
}

/** Reads what draws a barcode (`platform/barcodes`): a box and paths, nothing else. */
export function readDrawing(svg: string): VectorDrawing {
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? []
  const paths = [...svg.matchAll(/<path([^>]*)>/g)].flatMap(([, attributes = '']) => {
    const [, d] = /\bd="([^"]+)"/.exec(attributes) ?? []
    const [, stroke] = /\bstroke-width="([\d.]+)"/.exec(attributes) ?? []
    return d === undefined ? [] : { d, stroke: stroke === undefined ? undefined : Number(stroke) }
  })
  if (width === undefined || height === undefined || paths.length === 0)
    throw new Error('A barcode is a drawing of paths in a box.')
  return { width: Number(width), height: Number(height), paths }
}
