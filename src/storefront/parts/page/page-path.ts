import { createContext, use } from 'react'
import { useLocation } from 'react-router'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'

/** Around a page that is not there. */
export const MissingPageContext = createContext(false)

/** The path of the page. A page that is not found is the same at every address, so it has none. */
export function usePagePath(): string {
  const { pathname } = useLocation()
  const missing = usePaths().notFound()
  return use(MissingPageContext) ? missing : pathname
}
