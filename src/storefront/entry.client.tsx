import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { Hydrated } from '#storefront/frame/start/hydrated.tsx'
import { readStore } from '#storefront/parts/store/store.ts'
import { StoreContext } from '#storefront/parts/store/store-context.ts'

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
