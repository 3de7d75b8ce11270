const minuteMs = 60_000

/**
 * Ends what hangs, never what is slow: no test knows how busy the machine is. In `npm run test:long` one test plays
 * for as long as all of the others do.
 */
export const hangsAfterMs = (process.env.LONG_RUN === undefined ? 15 : 120) * minuteMs

/** The limit for one wait inside a test: it fails with its own sentence before the test is ended. */
export const patienceMs = 5 * minuteMs
