import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { errorCodes } from '#kernel/error-codes.ts'
import type { Refusals } from '#storefront/parts/form/shop-form.ts'

/** The basket as its visitor sees it. Whoever was told of a change in another window, and saves again, means it. */
export function useVersionSeen(version: number) {
  const [wasTold, setWasTold] = useState(false)
  const { revalidate } = useRevalidator()
  return {
    versionSeen: wasTold ? undefined : version,
    /** The page shows what the other window did. */
    onRefused: (refusals: Refusals) => {
      if (!refusals.some(({ code }) => code === errorCodes.basketChanged)) return
      setWasTold(true)
      void revalidate()
    },
  }
}
