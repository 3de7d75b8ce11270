import { builder } from '#api/builder.ts'

export type PaginationView = { currentPage: number; itemsPerPage: number; totalItems: number }

export const PaginationRef = builder.objectRef<PaginationView>('Pagination').implement({
  description: 'Where a page stands in its list.',
  fields: (t) => ({
    currentPage: t.exposeInt('currentPage', { description: 'From 1.' }),
    itemsPerPage: t.exposeInt('itemsPerPage', { description: 'As asked.' }),
    totalItems: t.exposeInt('totalItems', { description: 'On all pages together.' }),
  }),
})
