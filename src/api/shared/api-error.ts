import { builder } from '#api/builder.ts'
import type { ApiError } from '#api/errors.ts'

export const ApiErrorRef = builder.objectRef<ApiError>('ApiError').implement({
  description: 'Something expected that stands in the way; docs/errors.md lists them all.',
  fields: (t) => ({
    message: t.exposeString('message', {
      description: 'A sentence for the visitor, in the language of the call.',
    }),
    code: t.exposeInt('code', { description: 'Stable number; -1 for everything unexpected.' }),
    referencedRequestParameter: t.exposeString('referencedRequestParameter', {
      nullable: true,
      description: 'The field or argument that the error is about.',
    }),
  }),
})
