import '#storefront/styles/app.css'
import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createRoutesStub, useLocation } from 'react-router'
import { LanguageFrame } from '#storefront/frame/page/language-frame.tsx'
import { Hydrated } from '#storefront/frame/start/hydrated.tsx'
import { textsOf } from '#tests/e2e/pages/texts.ts'

/** Every text of the shop. */
export const texts = textsOf('nl')

let root: Root | undefined

/**
 * Shows a component as the shop would: with its styles, texts, links and modals. Its questions are answered by a
 * shop that runs beside the tests. Gives where its links led to.
 */
export function renderComponent(part: ReactNode, at = '/'): { address: () => string } {
  let address = at
  function Page() {
    const { pathname, search } = useLocation()
    address = `${pathname}${search}`
    return <LanguageFrame>{part}</LanguageFrame>
  }
  const Shop = createRoutesStub([{ path: '*', Component: Page }])
  leave()
  const place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
  root.render(
    <Hydrated>
      <Shop initialEntries={[at]} />
    </Hydrated>,
  )
  return { address: () => address }
}

/** What the test before left, whichever file it stands in. */
function leave(): void {
  root?.unmount()
  document.body.replaceChildren()
  // The keyboard begins in the page, not in the window around it.
  window.focus()
}

/** Asks the shop as the page of a Dutch visitor would. */
export async function askShop<Data>(query: string): Promise<Data> {
  const userData = { language: 'nl', storeID: 61, countryCode: 'NL' }
  const answer = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { userData } }),
  })
  return (await answer.json()).data
}

/** Two frames: what was decided has been drawn. */
export const drawn = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
  })
