import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { ignoreAbortedRequests } from '#storefront/parts/browser/ignore-aborted-requests.ts'
import { readStore } from '#storefront/parts/store/store.ts'
import { StoreContext } from '#storefront/parts/store/store-context.ts'

ignoreAbortedRequests(window)

const store = readStore(document.documentElement.dataset)

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <StoreContext value={store}>
        <HydratedRouter />
      </StoreContext>
    </StrictMode>,
  )
})
