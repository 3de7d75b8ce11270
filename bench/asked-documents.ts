import { productDetail, productList } from './documents.ts'
import { orderDocuments } from './orders.ts'
import { searchFor } from './search-document.ts'

const documentOf = (question: string): string => (JSON.parse(question) as { query: string }).query

/** Every document that the bench asks. */
export const askedDocuments: readonly string[] = [
  ...[productList, productDetail(''), searchFor('')].map(documentOf),
  ...orderDocuments,
]
