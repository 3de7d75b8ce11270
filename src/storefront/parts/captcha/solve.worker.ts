import { solveChallenge, type Work } from './solve-challenge.ts'

/** Computes beside the page, so that nobody's typing waits for it. */
self.addEventListener('message', ({ data }: MessageEvent<Work>) => {
  self.postMessage(solveChallenge(data))
})
