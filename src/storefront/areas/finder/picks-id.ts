/** The heading of what was found; where no script runs the browser itself goes there. */
export const picksId = 'cadeaus'
