import { type Challenge, solveChallenge } from './solve-challenge.ts'

/** Computes in a worker, so that typing does not wait. */
self.addEventListener('message', ({ data }: MessageEvent<Challenge>) => {
  self.postMessage(solveChallenge(data))
})
