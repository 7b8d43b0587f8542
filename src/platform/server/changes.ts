import pg from 'pg'

/**
 * Reports which table changed, in this process or another: triggers notify its name on the channel "changed" once per
 * transaction (migrations/0002); on "work", which table has new work for the workers. Holds a connection of its own and
 * reconnects with a growing delay (0.25 to 1 s). After `onState(false)` and at every `onState(true)` changes may have
 * been missed: drop what is cached.
 */
export function listenForChanges(
  url: string,
  onChange: (table: string) => void,
  onState: (isConnected: boolean) => void,
  channel: 'changed' | 'work' = 'changed',
): { close: () => Promise<void> } {
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  let retryDelayMs = 250

  const open = async () => {
    const connection = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: 5_000,
      query_timeout: 5_000,
      keepAlive: true,
    })
    client = connection
    let isLost = false
    const onLost = () => {
      if (isLost) return
      isLost = true
      clearTimeout(timer)
      void connection.end().catch(() => {})
      if (isClosed) return
      onState(false)
      timer = setTimeout(() => void open(), retryDelayMs).unref()
      retryDelayMs = Math.min(retryDelayMs * 2, 1_000)
    }
    // A firewall can drop a connection silently, so ping regularly.
    const ping = async () => {
      await connection.query('select 1')
      if (!isLost && !isClosed) timer = setTimeout(() => void ping().catch(onLost), 15_000).unref()
    }
    connection.on('error', onLost).on('end', onLost)
    connection.on('notification', ({ payload }) => {
      // Tables of listings add the ids of these.
      onChange((payload ?? '').split(' ')[0]!)
    })
    try {
      await connection.connect()
      await connection.query(`listen ${channel}`)
      retryDelayMs = 250
      if (!isClosed) onState(true)
      await ping()
    } catch {
      onLost()
    }
  }

  void open()
  return {
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      await client?.end().catch(() => {})
    },
  }
}
