import { type DocumentForm, documentFile } from '#kernel/document-file.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'

type DocumentLinkProps = {
  /** Order that the document belongs to. */
  uuid: string
  number: string
  form: DocumentForm
  /** Accessible name, with the name of the document. */
  label: string
  children: string
}

/** Downloads an invoice, receipt or credit note of an order, on paper or for bookkeeping. */
export const DocumentLink = ({ uuid, number, form, label, children }: DocumentLinkProps) => (
  <a
    href={`${usePaths().order(uuid)}${documentFile(number, form)}`}
    download
    className="inline-flex min-h-6 items-center underline underline-offset-4"
    aria-label={label}
  >
    <span>{children}</span>
  </a>
)
