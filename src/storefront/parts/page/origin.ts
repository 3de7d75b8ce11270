import { createContext, use } from 'react'

/** Where the shop lives, such as https://www.example.nl: from its configuration, never from who asks. */
export const OriginContext = createContext('')

export const useOrigin = (): string => use(OriginContext)
