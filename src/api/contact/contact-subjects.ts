import { ask } from '#api/ask.ts'
import { builder } from '#api/builder.ts'
import { sameForEveryone } from '#api/same-for-everyone.ts'
import { UserDataRef } from '#api/shared/user-data.ts'
import { listContactSubjects } from '#flows/contact/list-contact-subjects.ts'

type SubjectView = { id: string; title: string; icon: string | undefined }

const ContactSubjectRef = builder.objectRef<SubjectView>('ContactSubject').implement({
  description: 'A subject of messages to the shop.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Names it in `sendContactMessage`.' }),
    title: t.exposeString('title', { description: 'As the helpdesk calls it.' }),
    icon: t.exposeString('icon', {
      nullable: true,
      description: 'A name of the design, as the helpdesk shows it.',
    }),
  }),
})

builder.queryField('contactSubjects', (t) =>
  t.field({
    ...sameForEveryone,
    type: [ContactSubjectRef],
    description: 'The subjects of the helpdesk and, as the last, something else.',
    args: { userData: t.arg({ type: UserDataRef, required: true }) },
    resolve: (_root, { userData }, ctx) => {
      const { language } = ask(ctx, userData)
      return listContactSubjects(ctx.deps).map(({ id, title, icon }) => ({
        id,
        icon,
        title: title[language],
      }))
    },
  }),
)
