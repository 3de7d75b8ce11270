import { importCatalogue } from '#domain/catalogue/import-catalogue.ts'
import { readCatalogue } from '#platform/content/read-catalogue.ts'
import type { Command } from './command.ts'

/** Brings edited files into the shop; running processes hear of it and show the new content at once. */
export const importCatalogueCommand: Command = {
  name: 'catalogue import',
  explanation: 'brings content/catalogue into the shop, without a restart',
  async run({ db, home }) {
    const content = await readCatalogue(home)
    const done = await db.transaction().execute((tx) => importCatalogue(tx, content))
    const counts = `${done.added} added, ${done.changed} changed, ${done.archived} archived`
    const sentence = done.isChanged
      ? `Imported: ${counts}.`
      : 'The shop holds exactly this already.'
    return { lines: [sentence], isFine: true }
  },
}
