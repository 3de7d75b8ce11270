import pg from 'pg'

const reconnectDelayMs = 1000

export type Notifications = {
  listen(channel: string, onMessage: (payload: string) => void): Promise<void>
  stop(): Promise<void>
}

/**
 * Holds one connection for the notifications of all channels, opened when the first is listened to. After a break it
 * connects anew, listens again and reports an empty message to everybody, since what was said meanwhile is lost.
 */
export function openNotifications(url: string): Notifications {
  const listeners = new Map<string, ((payload: string) => void)[]>()
  let opening: Promise<pg.Client> | undefined
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  const open = (): Promise<pg.Client> => {
    opening ??= connect().catch((error: unknown) => {
      opening = undefined
      throw error
    })
    return opening
  }
  const connect = async (): Promise<pg.Client> => {
    const client = new pg.Client({ connectionString: url, keepAlive: true })
    client.on('error', () => {})
    client.on('notification', ({ channel, payload }) => {
      for (const tell of listeners.get(channel) ?? []) tell(payload ?? '')
    })
    await client.connect()
    for (const channel of listeners.keys()) await client.query(listenTo(channel))
    client.once('end', () => {
      opening = undefined
      reconnectSoon()
    })
    return client
  }
  const reconnectSoon = (): void => {
    if (isStopped) return
    timer = setTimeout(() => void open().then(tellOfBreak, reconnectSoon), reconnectDelayMs).unref()
  }
  const tellOfBreak = (): void => {
    for (const tell of [...listeners.values()].flat()) tell('')
  }
  return {
    listen: async (channel, onMessage) => {
      listeners.set(channel, [...(listeners.get(channel) ?? []), onMessage])
      const client = await open()
      await client.query(listenTo(channel))
    },
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      const client = await opening?.catch(() => undefined)
      await client?.end()
    },
  }
}

const listenTo = (channel: string): string => `listen ${pg.escapeIdentifier(channel)}`
