import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { loadRenderer } from './renderer.ts'
import { giftArrives } from './film/gift-arrives.ts'

/**
 * Renders our film: `node render-film.ts` writes content/catalogue/films/zo-komt-een-bon-aan.mp4 and its
 * poster. Needs `ffmpeg` (Debian: `apt-get install ffmpeg`). `node render-film.ts <seconds> <file>` writes
 * one frame as SVG, to look at.
 */
const name = 'zo-komt-een-bon-aan'
const framesPerSecond = 25
/** Of the frame that says most. */
const posterAt = 9.2

const fileOf = (ending: string): string =>
  fileURLToPath(new URL(`../content/catalogue/films/${name}.${ending}`, import.meta.url))

const { width, height, seconds, draw } = giftArrives
const frame = (at: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${draw(at)}</svg>\n`

const [at, file] = process.argv.slice(2)
if (at !== undefined && file !== undefined) writeFileSync(file, frame(Number(at)))
else await renderFilm()

async function renderFilm(): Promise<void> {
  writeFileSync(fileOf('svg'), shorten(frame(posterAt)))
  const { Resvg } = await loadRenderer()
  const encoder = spawn('ffmpeg', encodingTo(fileOf('mp4')), {
    stdio: ['pipe', 'ignore', 'inherit'],
  })
  for (let index = 0; index < seconds * framesPerSecond; index += 1) {
    const drawing = new Resvg(frame(index / framesPerSecond))
    const image = drawing.render()
    if (!encoder.stdin.write(image.pixels)) await once(encoder.stdin, 'drain')
    image.free()
    drawing.free()
  }
  encoder.stdin.end()
  const [code] = await once(encoder, 'close')
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}.`)
}

/** H.264 that every browser plays, its index in front so that it starts before it is whole. */
function encodingTo(target: string): readonly string[] {
  const input = ['-f', 'rawvideo', '-pix_fmt', 'rgba', '-s', `${width}x${height}`]
  const look = ['-c:v', 'libx264', '-preset', 'veryslow', '-crf', '26', '-tune', 'animation']
  return [
    ...['-y', '-loglevel', 'error', ...input, '-r', String(framesPerSecond), '-i', '-'],
    ...[...look, '-pix_fmt', 'yuv420p', '-movflags', '+faststart', '-map_metadata', '-1', target],
  ]
}

function shorten(svg: string): string {
  return svg
    .replace(/-?\d+\.\d{2,}/g, (number) => String(Math.round(Number(number) * 100) / 100))
    .replace(/\s*\n\s*/g, ' ')
}
