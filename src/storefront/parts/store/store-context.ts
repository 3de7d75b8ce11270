import { createContext, use } from 'react'
import { dutchStore, type Store } from './store.ts'

/** Given by both entries, so that server and browser render the same. */
export const StoreContext = createContext<Store>(dutchStore)

export const useStore = (): Store => use(StoreContext)
