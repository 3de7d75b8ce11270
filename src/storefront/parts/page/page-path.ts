import { createContext, use } from 'react'
import { useLocation } from 'react-router'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'

/** Around a page that is not there. */
export const MissingPageContext = createContext(false)

/** The path that a page may name. One that is not there is the same whatever it was asked by, so it never names that. */
export function usePagePath(): string {
  const { pathname } = useLocation()
  const missing = usePaths().notFound()
  return use(MissingPageContext) ? missing : pathname
}
