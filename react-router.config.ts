import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src/storefront',
  // The build names a folder for each language and puts them together.
  buildDirectory: process.env.STOREFRONT_FOLDER ?? 'build/storefront',
  ssr: true,
  // The list of routes is one small file that stays in the browser's cache (decision 0189).
  routeDiscovery: { mode: 'initial' },
} satisfies Config
