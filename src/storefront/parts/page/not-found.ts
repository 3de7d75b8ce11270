import { data } from 'react-router'

/** `throw notFound()` in a loader: the nearest frame shows its 404 page, with that status. */
export const notFound = () => data(null, { status: 404 })
