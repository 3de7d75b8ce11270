import { importContent } from '#flows/content/import-content.ts'
import { readShopContent } from '#platform/content/read-content.ts'
import type { Command } from './command.ts'

/** Brings edited files into the shop; running processes hear of it and show the new content at once. */
export const importCatalogueCommand: Command = {
  name: 'catalogue import',
  explanation:
    'brings content/ (catalogue, pages, redirects, search words) into the shop, without a restart',
  async run({ db, home }) {
    const content = await readShopContent(home)
    const done = await importContent({ db }, content)
    const { added, changed, archived, documents } = done
    const products = `${added} products added, ${changed} changed, ${archived} archived`
    const sentence = done.isChanged
      ? `Imported: ${products}; ${documents} pages, redirects or other documents changed.`
      : 'The shop holds exactly this already.'
    return { lines: [sentence, ...content.warnings], isFine: true }
  },
}
