import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src/storefront',
  // The build names a folder for each language and puts them together.
  buildDirectory: process.env.STOREFRONT_FOLDER ?? 'build/storefront',
  ssr: true,
  // A few dozen routes are one small file that stays in the browser's cache; asking for them costs more.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
