import type { Config } from '@react-router/dev/config'
import { routeListPath } from './src/kernel/route-list.ts'

export default {
  appDirectory: 'src/storefront',
  // The build names a folder for each language and puts them together.
  buildDirectory: process.env.STOREFRONT_FOLDER ?? 'build/storefront',
  ssr: true,
  // A page knows its own route; the browser asks for others as their links come near (decision 0192).
  routeDiscovery: { mode: 'lazy', manifestPath: routeListPath },
} satisfies Config
