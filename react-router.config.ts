import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src/web',
  // The whole route manifest is one small cached file, so no link needs a request to be understood.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
