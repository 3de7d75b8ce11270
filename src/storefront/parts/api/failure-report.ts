import { createContext } from 'react-router'

/** Takes what failed in a page, on the server. It knows which request it was. */
export type ReportFailure = (failure: unknown) => void

/** The server puts its own under this key; it takes the key from the build, as it does for `shopApi`. */
export const reportFailure = createContext<ReportFailure>()
