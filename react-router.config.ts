import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src/storefront',
  buildDirectory: 'build/storefront',
  ssr: true,
} satisfies Config
