import { useLocation } from 'react-router'
import { useOrigin } from '#storefront/parts/page/origin.ts'
import { Breadcrumbs, type Crumb } from '#ui/breadcrumbs.tsx'
import { breadcrumbList } from './schema-org.ts'
import { StructuredData } from './structured-data.tsx'

/** The way back up, for people and for search engines. */
export function PageBreadcrumbs({ crumbs, here }: { crumbs: readonly Crumb[]; here: string }) {
  const origin = useOrigin()
  const { pathname } = useLocation()
  return (
    <>
      <Breadcrumbs crumbs={crumbs} here={here} />
      <StructuredData
        thing={breadcrumbList(origin, [...crumbs, { title: here, href: pathname }])}
      />
    </>
  )
}
