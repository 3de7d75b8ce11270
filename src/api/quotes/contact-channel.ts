import { builder } from '#api/builder.ts'

export const ContactChannelRef = builder.enumType('ContactChannel', {
  description: 'How somebody is reached.',
  values: {
    MAIL: { value: 'mail', description: 'By e-mail.' },
    PHONE: { value: 'phone', description: 'By telephone.' },
  } as const,
})
