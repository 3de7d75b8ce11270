import { startAdyenSimulator } from './start-adyen-simulator.ts'

/**
 * The simulator as a process of its own, for tests that kill the shop: `node src/simulators/adyen/main.ts
 * '<AdyenSimulatorOptions as JSON>'`. Prints one line of JSON with its address when it listens.
 */
const simulator = await startAdyenSimulator(JSON.parse(process.argv[2] ?? '{}'))
console.log(JSON.stringify({ url: simulator.url }))

for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => {
    simulator.close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  })
