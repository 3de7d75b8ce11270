import { Suspense } from 'react'
import { fetchLater } from '#storefront/parts/page/fetch-later.ts'
import type { TrustMarksProps } from './trust-marks.tsx'

const TrustMarks = fetchLater(async () => (await import('./trust-marks.tsx')).TrustMarks)

/** Most storefronts hold none, and load nothing for them. */
export const HeldMarks = (props: TrustMarksProps) =>
  props.marks.length > 0 && (
    <Suspense fallback={null}>
      <TrustMarks {...props} />
    </Suspense>
  )
