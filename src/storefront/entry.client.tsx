import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { Hydrated } from '#storefront/hydrated.tsx'
import { readStore } from '#storefront/store.ts'
import { StoreContext } from '#storefront/store-context.ts'

const store = readStore(document.documentElement.dataset)

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <StoreContext value={store}>
        <Hydrated>
          <HydratedRouter />
        </Hydrated>
      </StoreContext>
    </StrictMode>,
  )
})
