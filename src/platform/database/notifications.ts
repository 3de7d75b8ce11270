import pg from 'pg'
import { connectionBounds } from './connection-bounds.ts'
import { pauseAfter } from './pause.ts'

/** The longest leaves time to be back within three seconds of the server's return. */
const pauses = { firstMs: 250, longestMs: 2000 }
/** How often the connection is asked whether it still lives: a cut network says nothing by itself. */
const askEveryMs = 20_000
const isAlive = { text: 'select 1', query_timeout: 5000 }

export type Notifications = {
  listen(channel: string, onMessage: (payload: string) => void): Promise<void>
  stop(): Promise<void>
}

/**
 * Holds one connection for the notifications of all channels, opened when the first is listened to. After a break it
 * connects anew, one try after the other, listens again and reports an empty message to everybody, since what was
 * said meanwhile is lost.
 */
export function openNotifications(url: string): Notifications {
  const listeners = new Map<string, ((payload: string) => void)[]>()
  let opening: Promise<pg.Client> | undefined
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  /** The only one who opens a connection, and only while there is none. */
  const open = (): Promise<pg.Client> => {
    opening ??= connect().catch((error: unknown) => {
      opening = undefined
      throw error
    })
    return opening
  }
  const connect = async (): Promise<pg.Client> => {
    const client = new pg.Client({ connectionString: url, ...connectionBounds })
    client.on('error', () => {})
    client.on('notification', ({ channel, payload }) => {
      for (const tell of listeners.get(channel) ?? []) tell(payload ?? '')
    })
    try {
      await client.connect()
      for (const channel of listeners.keys()) await client.query(listenTo(channel))
    } catch (error) {
      client.end().catch(() => {})
      throw error
    }
    // A failed try ends with `end` too: only what was whole is opened again from here.
    const giveUp = () => void client.end().catch(() => {})
    const asking = setInterval(() => client.query(isAlive).catch(giveUp), askEveryMs).unref()
    client.once('end', () => {
      clearInterval(asking)
      opening = undefined
      openAgain(1)
    })
    return client
  }
  const openAgain = (tryNumber: number): void => {
    if (isStopped) return
    clearTimeout(timer)
    const tryNow = () => open().then(tellOfBreak, () => openAgain(tryNumber + 1))
    timer = setTimeout(() => void tryNow(), pauseAfter(tryNumber, pauses)).unref()
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
