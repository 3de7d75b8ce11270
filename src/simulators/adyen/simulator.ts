import type { AdyenFaults } from './adyen-faults.ts'
import type { CardKeyPair } from './cards/card-keys.ts'
import type { VirtualClock } from './clock.ts'
import type { AdyenSimulatorOptions } from './options.ts'
import type { AdyenStore } from './store/store.ts'
import type { Courier } from './webhooks/courier.ts'

/** The parts of one running simulator, handed to whatever answers a request. */
export type Simulator = {
  options: AdyenSimulatorOptions
  publicUrl: string
  store: AdyenStore
  clock: VirtualClock
  faults: AdyenFaults
  cardKeys: CardKeyPair
  courier: Courier
}
