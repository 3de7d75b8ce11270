import { solveChallenge, type Work } from './solve-challenge.ts'

/** Computes in a worker, so that typing does not wait. */
self.addEventListener('message', ({ data }: MessageEvent<Work>) => {
  self.postMessage(solveChallenge(data))
})
