import type { CardKeys } from './cards/card-keys.ts'
import type { VirtualClock } from './clock.ts'
import type { Faults } from './faults.ts'
import type { AdyenSimulatorOptions } from './options.ts'
import type { Store } from './store/store.ts'
import type { Courier } from './webhooks/courier.ts'

/** The parts of one running simulator, handed to whatever answers a request. */
export type Simulator = {
  options: AdyenSimulatorOptions
  publicUrl: string
  store: Store
  clock: VirtualClock
  faults: Faults
  cardKeys: CardKeys
  courier: Courier
}
