import '#storefront/styles/app.css'
import axe from 'axe-core'
import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import {
  createRoutesStub,
  Outlet,
  type RouterContextProvider,
  useLocation,
  useNavigate,
} from 'react-router'
import { LanguageFrame } from '#storefront/frame/page/language-frame.tsx'
import { textsOf } from '#tests/e2e/pages/texts.ts'
import { axeRules, linesOf, violationsAlone } from '#tests/support/axe-rules.ts'

/** Every text of the shop. */
export const texts = textsOf('nl')

export type Rendered = {
  /** Where links led to. */
  address(): string
  /** As the button of the browser. */
  goBack(): void
}

type StubRoutes = Parameters<typeof createRoutesStub>[0]

let root: Root | undefined

/**
 * Shows a component as the shop would: with its styles, texts, links and modals. Its questions are answered by a
 * shop that runs beside the tests.
 */
export const renderComponent = (part: ReactNode, at = '/'): Rendered =>
  renderRoutes([{ path: '*', Component: () => part }], at)

/** Shows what stands at an address. What loaders ask for is in the context. */
export function renderRoutes(
  children: StubRoutes,
  at: string,
  context?: RouterContextProvider,
): Rendered {
  let address = at
  let goBack = () => {}
  function Frame() {
    const { pathname, search } = useLocation()
    const navigate = useNavigate()
    address = `${pathname}${search}`
    goBack = () => void navigate(-1)
    return (
      <LanguageFrame>
        <Outlet />
      </LanguageFrame>
    )
  }
  const Shop = createRoutesStub(
    [{ Component: Frame, HydrateFallback: () => null, children }],
    context,
  )
  leave()
  const place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
  root.render(<Shop initialEntries={[at]} />)
  return { address: () => address, goBack: () => goBack() }
}

/** What the test before left, whichever file it stands in. */
function leave(): void {
  root?.unmount()
  document.body.replaceChildren()
  document.documentElement.lang = 'nl'
  window.scrollTo(0, 0)
  // The keyboard begins in the page, not in the window around it.
  window.focus()
}

/** Asks the shop as the page of a Dutch visitor would. */
export async function askShop<Data>(query: string, given: object = {}): Promise<Data> {
  const userData = { language: 'nl', storeID: 61, countryCode: 'NL' }
  const answer = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { userData, ...given } }),
  })
  return (await answer.json()).data
}

/**
 * The violations that axe finds on what is shown, one line for each element; what is coming or going comes to rest first.
 * A part of a page is asked by `wcagRules`: axe's advice is about whole pages.
 */
export async function axeViolations(
  rules: readonly string[] = axeRules,
): Promise<readonly string[]> {
  await drawn()
  const motions = document.getAnimations().filter(({ effect }) => hasEnd(effect))
  await Promise.allSettled(motions.map(({ finished }) => finished))
  return linesOf(await axe.run({ ...violationsAlone, runOnly: [...rules] }))
}

const hasEnd = (effect: AnimationEffect | null): boolean =>
  Number.isFinite(Number(effect?.getComputedTiming().endTime))

/** As a browser that cannot compute beside the page; counts what the shop is asked to do meanwhile. */
export function withoutWorkers(): Disposable & { mutationsSent: () => number } {
  const { Worker, fetch } = window
  let count = 0
  Object.assign(window, {
    Worker: undefined,
    fetch: (...call: Parameters<typeof fetch>) => {
      if (new Headers(call[1]?.headers).has('x-bypass-mutations')) count += 1
      return fetch(...call)
    },
  })
  return {
    mutationsSent: () => count,
    [Symbol.dispose]: () => {
      Object.assign(window, { Worker, fetch })
    },
  }
}

/** Two frames: what was decided has been drawn. */
export const drawn = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
  })
