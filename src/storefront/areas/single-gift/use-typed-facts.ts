import { type RefObject, useEffect, useState } from 'react'
import { momentOf } from '#storefront/parts/delivery-date/moment-choice.tsx'

/** What stands in the fields that hold their own text. */
export type TypedFacts = {
  receiverName: string
  receiverEmail: string
  giverName: string
  /** Where it is posted. */
  city: string
  /** A minute on a Dutch clock; empty while none is chosen, undefined for at once. */
  moment: string | undefined
  email: string
  isCompany: boolean
}

const nothingTyped: TypedFacts = {
  ...{ receiverName: '', receiverEmail: '', giverName: '', city: '', email: '', isCompany: false },
  moment: undefined,
}

/** Follows the fields of a form, as they are typed in and as kept text is filled in. */
export function useTypedFacts(form: RefObject<HTMLFormElement | null>): TypedFacts {
  const [facts, setFacts] = useState(nothingTyped)
  useEffect(() => {
    const { current } = form
    if (current === null) return
    const read = () => setFacts(factsIn(new FormData(current)))
    // A choice may show fields and take others away: they are read once they are drawn.
    let next = requestAnimationFrame(read)
    const readNext = () => {
      cancelAnimationFrame(next)
      next = requestAnimationFrame(read)
    }
    current.addEventListener('input', readNext)
    return () => {
      cancelAnimationFrame(next)
      current.removeEventListener('input', readNext)
    }
  }, [form])
  return facts
}

function factsIn(typed: FormData): TypedFacts {
  const text = (name: string) => String(typed.get(name) ?? '').trim()
  return {
    receiverName: text('receiver.name'),
    receiverEmail: text('receiver.email'),
    giverName: text('receiver.giverName') || text('details.firstName'),
    city: text('address.city'),
    moment: momentOf(Object.fromEntries(typed)),
    email: text('details.email'),
    isCompany: text('details.customerType') === 'BUSINESS',
  }
}
