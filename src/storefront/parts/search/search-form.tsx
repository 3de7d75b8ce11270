import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'

type SearchFormProps = { text: string; children: ReactNode; className?: string | undefined }

/** A plain form that leads to the page of results; once the page is hydrated it goes there without a full load. */
export function SearchForm({ text, children, className }: SearchFormProps) {
  const navigate = useNavigate()
  const paths = usePaths()
  return (
    <search className={className}>
      <form
        action={paths.search()}
        onSubmit={(event) => {
          event.preventDefault()
          void navigate(paths.search(text.trim()))
        }}
      >
        {children}
      </form>
    </search>
  )
}
