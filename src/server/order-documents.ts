import type { FastifyInstance } from 'fastify'
import type { PaperDocument, SalesDocument } from '#domain/documents/sales-document.ts'
import { findOwnDocument } from '#flows/documents/find-sales-document.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { pathsOf } from '#kernel/addresses.ts'
import {
  type DocumentForm,
  documentFolder,
  documentForms,
  proFormaName,
} from '#kernel/document-file.ts'
import { languages } from '#kernel/language.ts'
import { askerOf, printApart } from './print-apart.ts'
import { asPrivateFile, refusedAsUndefined } from './private-file.ts'
import { viewerKeysOf } from './viewer-keys-of.ts'

type DocumentDeps = Pick<
  Deps,
  'db' | 'clock' | 'shopUrl' | 'storefront' | 'storefronts' | 'drawBarcode'
>

const contentTypes: Record<DocumentForm, string> = {
  pdf: 'application/pdf',
  xml: 'application/xml; charset=utf-8',
}

/**
 * The invoice, receipt and credit notes of an order as files, for whoever ordered: they have names and addresses. Everybody else
 * is led to the order's page, which shows what it may.
 */
export function registerOrderDocuments(app: FastifyInstance, deps: DocumentDeps): void {
  for (const language of languages)
    app.get<{ Params: { uuid: string; file: string } }>(
      `${pathsOf(language).order('')}:uuid/${documentFolder}/:file`,
      async (request, reply) => {
        const asker = askerOf(request, reply, deps.storefront)
        const { uuid, file } = request.params
        const form = documentForms.find((known) => file.endsWith(`.${known}`))
        const asked = { orderUuid: uuid, ...viewerKeysOf(request, deps) }
        const number = form === undefined ? '' : file.slice(0, -form.length - 1)
        const sold = await findOwnDocument(deps, { ...asked, number }).catch(refusedAsUndefined)
        if (sold === undefined || form === undefined || (form === 'xml' && !isForBooks(sold)))
          return reply.redirect(pathsOf(language).order(uuid), 302)
        return asPrivateFile(reply, {
          contentType: contentTypes[form],
          name: `${nameOf(sold)}.${form}`,
        }).send(await write(sold, { form, asker }))
      },
    )
}

const isForBooks = (sold: PaperDocument): sold is SalesDocument => sold.kind !== 'proForma'

const nameOf = ({ kind, number }: PaperDocument): string =>
  kind === 'proForma' ? `${proFormaName}-${number}` : number

type Wanted = { form: DocumentForm; asker: ReturnType<typeof askerOf> }

/** A process that nobody asks for one loads nothing that prints. */
async function write(sold: PaperDocument, { form, asker }: Wanted): Promise<string | Buffer> {
  if (form === 'xml' && isForBooks(sold))
    return (await import('#print/write-ubl.ts')).writeUbl(sold)
  return printApart({ is: 'document', document: sold }, asker)
}
