import type { DatabaseSync } from 'node:sqlite'

export type StoredSettings = {
  get(name: string): string | undefined
  set(name: string, value: string): void
}

export function createSettings(database: DatabaseSync): StoredSettings {
  const find = database.prepare('select value from settings where name = ?')
  const put = database.prepare(
    'insert into settings (name, value) values (?, ?) on conflict (name) do update set value = excluded.value',
  )
  return {
    get: (name) => find.get(name)?.value as string | undefined,
    set(name, value) {
      put.run(name, value)
    },
  }
}
