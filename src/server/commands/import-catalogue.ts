import { importContent } from '#flows/content/import-content.ts'
import { readShopContent } from '#platform/content/read-content.ts'
import { defineCommand } from './define-command.ts'

/** Brings edited files into the shop; running processes hear of it and show the new content at once. */
export const importCatalogueCommand = defineCommand({
  name: 'catalogue import',
  explanation:
    'brings content/ (catalogue, pages, redirects, search words) into the shop, without a restart',
  words: {},
  async run({ db, home }) {
    const content = await readShopContent(home)
    const { added, changed, archived, documents, isChanged } = await importContent({ db }, content)
    return { added, changed, archived, documents, isChanged, warnings: content.warnings }
  },
  format: ({ added, changed, archived, documents, isChanged, warnings }) => [
    isChanged
      ? `Imported: ${added} products added, ${changed} changed, ${archived} archived; ${documents} pages, redirects or other documents changed.`
      : 'The shop holds exactly this already.',
    ...warnings,
  ],
})
