import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findMailboxBehaviour } from '#simulators/mailbox/mailbox-sentinels.ts'

export type MessageToKeep = {
  messageId: string
  to: { name: string; address: string }
  /** Whom an answer goes to, where that is not the sender. */
  replyTo?: { name: string; address: string } | undefined
  subject: string
  text: string
  html: string
  /** Further headers, such as List-Unsubscribe. */
  headers?: Readonly<Record<string, string>>
  files?: readonly { name: string; contentType: string; base64: string }[]
}

export type KeptMessage = MessageToKeep & { id: string; receivedAt: string }

/** What the post says: taken, never (the address will not work), or not now. */
export type Receipt = 'taken' | 'rejected' | 'busy'

export type Mailbox = {
  deliver(message: MessageToKeep): Promise<Receipt>
  /** The newest first. */
  list(): Promise<readonly KeptMessage[]>
  read(id: string): Promise<KeptMessage | undefined>
}

const idShape = /^[0-9a-f]{24}$/
const busyTimes = 2

/** The same message has the same name, so it lies in the folder once however often it is sent. */
export const mailIdOf = (messageId: string): string =>
  createHash('sha256').update(messageId).digest('hex').slice(0, 24)

/**
 * Stands in for the post: every message is a file in the folder, written whole or not at all, so it outlives the
 * process. Sentinel addresses make it refuse or fail.
 */
export function openMailbox(folder: string, now: () => Date = () => new Date()): Mailbox {
  const tries = new Map<string, number>()

  const isBusy = (id: string): boolean => {
    const earlier = tries.get(id) ?? 0
    tries.set(id, earlier + 1)
    return earlier < busyTimes
  }

  const pathOf = (id: string): string => join(folder, `${id}.json`)

  const read = async (id: string): Promise<KeptMessage | undefined> => {
    if (!idShape.test(id) || !existsSync(pathOf(id))) return undefined
    return JSON.parse(await readFile(pathOf(id), 'utf8')) as KeptMessage
  }

  return {
    deliver: async (message) => {
      const id = mailIdOf(message.messageId)
      const behaviour = findMailboxBehaviour(message.to.address)
      if (behaviour === 'rejected') return 'rejected'
      if (behaviour === 'busyTwice' && isBusy(id)) return 'busy'
      await mkdir(folder, { recursive: true })
      if (existsSync(pathOf(id))) return 'taken'
      const kept: KeptMessage = { ...message, id, receivedAt: now().toISOString() }
      const draft = join(folder, `${id}.${process.pid}.draft`)
      await writeFile(draft, JSON.stringify(kept))
      await rename(draft, pathOf(id))
      return 'taken'
    },
    list: async () => {
      const names = existsSync(folder) ? await readdir(folder) : []
      const ids = names.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -5))
      const messages = (await Promise.all(ids.map(read))).filter((kept) => kept !== undefined)
      return messages.toSorted((one, other) => other.receivedAt.localeCompare(one.receivedAt))
    },
    read,
  }
}
