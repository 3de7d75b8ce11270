import { useLocation } from 'react-router'
import { useOrigin } from '#storefront/parts/page/origin.ts'
import { Breadcrumbs, type Crumb } from '#storefront/ui/breadcrumbs.tsx'
import { breadcrumbList } from './schema-org.ts'
import { StructuredData } from './structured-data.tsx'

/** The way back up, for people and for search engines. */
export function Trail({ trail, here }: { trail: readonly Crumb[]; here: string }) {
  const origin = useOrigin()
  const { pathname } = useLocation()
  return (
    <>
      <Breadcrumbs trail={trail} here={here} />
      <StructuredData thing={breadcrumbList(origin, [...trail, { title: here, href: pathname }])} />
    </>
  )
}
