import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Refusals } from '#ui/form/shop-form.ts'
import { wasToldOfChange } from './was-told-of-change.ts'

/** The basket as its visitor sees it, to be held against the one that is kept. */
export function useVersionSeen(version: number) {
  const [wasTold, setWasTold] = useState(false)
  const { revalidate } = useRevalidator()
  return {
    versionSeen: wasTold ? undefined : version,
    /** The page shows what the other window did. */
    onRefused: (refusals: Refusals) => {
      if (!wasToldOfChange(refusals)) return
      setWasTold(true)
      void revalidate()
    },
  }
}
