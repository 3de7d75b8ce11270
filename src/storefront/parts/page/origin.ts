import { createContext, use } from 'react'

/** The shop's origin, such as https://www.example.nl, from its configuration and never from the request. */
export const OriginContext = createContext('')

export const useOrigin = (): string => use(OriginContext)
