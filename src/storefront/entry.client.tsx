import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { readStore } from '#storefront/parts/store/store.ts'
import { StoreContext } from '#storefront/parts/store/store-context.ts'

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
