import type { ContentDocuments } from '#domain/content/content.ts'

/** A shop whose pages nobody has composed yet. */
export const noContent: ContentDocuments = { queues: [], landingPages: [], informationPages: [] }
