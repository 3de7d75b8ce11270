const primes: number[] = []
for (let candidate = 2; primes.length < 64; candidate += 1)
  if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate)

const fraction = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) | 0

/** FIPS 180-4: the first bits of the fractions of roots of primes. */
const roundConstants = Int32Array.from(primes, (prime) => fraction(Math.cbrt(prime)))
const startState = Int32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)))

const rotate = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

const blockBytes = 64
const schedule = new Int32Array(64)

/**
 * SHA-256 as eight words. The browser's own function answers only after a turn of the event loop, which is several
 * times slower for a hundred thousand small texts, and is missing on a page without https.
 */
export function sha256(message: Uint8Array): Int32Array {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / blockBytes) * blockBytes)
  padded.set(message)
  padded[message.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(padded.length - 4, message.length * 8)
  const state = Int32Array.from(startState)
  for (let start = 0; start < padded.length; start += blockBytes) digest(state, view, start)
  return state
}

function digest(state: Int32Array, view: DataView, start: number): void {
  fillSchedule(view, start)
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let round = 0; round < 64; round += 1) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
    const choice = (e & f) ^ (~e & g)
    const first = (h + s1 + choice + at(roundConstants, round) + at(schedule, round)) | 0
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
    const majority = (a & b) ^ (a & c) ^ (b & c)
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + s0 + majority) | 0
  }
  const words = [a, b, c, d, e, f, g, h]
  for (let index = 0; index < 8; index += 1) state[index] = at(state, index) + (words[index] ?? 0)
}

function fillSchedule(view: DataView, start: number): void {
  for (let index = 0; index < 16; index += 1) schedule[index] = view.getInt32(start + index * 4)
  for (let index = 16; index < 64; index += 1) {
    const near = at(schedule, index - 2)
    const far = at(schedule, index - 15)
    const s1 = rotate(near, 17) ^ rotate(near, 19) ^ (near >>> 10)
    const s0 = rotate(far, 7) ^ rotate(far, 18) ^ (far >>> 3)
    schedule[index] = s1 + at(schedule, index - 7) + s0 + at(schedule, index - 16)
  }
}

const at = (words: Int32Array, index: number): number => words[index] ?? 0
