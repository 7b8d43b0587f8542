import pg from 'pg'

/**
 * Tells which table changed, in this process or another: triggers send its name on the channel "changed" once per
 * transaction (migrations/0002); on "work", which table holds new work for the workers. Keeps a connection of its own and opens it again with a growing pause (0.25 to 10 s).
 * While `onState(false)` holds, and at every `onState(true)`, changes may have been missed: drop what is cached.
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
  let pause = 250

  const open = async () => {
    const mine = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: 5_000,
      query_timeout: 5_000,
      keepAlive: true,
    })
    client = mine
    let isLost = false
    const lose = () => {
      if (isLost) return
      isLost = true
      clearTimeout(timer)
      void mine.end().catch(() => {})
      if (isClosed) return
      onState(false)
      timer = setTimeout(() => void open(), pause).unref()
      pause = Math.min(pause * 2, 10_000)
    }
    // A connection can be dead without a word (a firewall forgets it): ask now and then.
    const ask = async () => {
      await mine.query('select 1')
      if (!isLost && !isClosed) timer = setTimeout(() => void ask().catch(lose), 15_000).unref()
    }
    mine.on('error', lose).on('end', lose)
    mine.on('notification', ({ payload }) => onChange(payload ?? ''))
    try {
      await mine.connect()
      await mine.query(`listen ${channel}`)
      pause = 250
      if (!isClosed) onState(true)
      await ask()
    } catch {
      lose()
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
