import { createContext, use } from 'react'

/** Set by the browser's entry; false on the server. */
export const HydratedContext = createContext(false)

/** False on the server and in the first render of the browser, true from then on (SPEC §4: buttons wait). */
export const useHydrated = (): boolean => use(HydratedContext)
