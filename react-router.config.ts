import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src/web',
  // The whole route manifest is one small cached file, so following a link never needs a manifest request.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
