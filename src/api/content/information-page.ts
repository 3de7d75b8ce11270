import { ask } from '#api/ask.ts'
import { builder } from '#api/builder.ts'
import { sameForEveryone } from '#api/same-for-everyone.ts'
import { UserDataRef } from '#api/shared/user-data.ts'
import { InformationPageUnknown } from '#domain/content/errors.ts'
import { PageHeadRef } from './page-head.ts'
import { FaqQuestionRef } from './parts.ts'
import { ParagraphRef } from './text.ts'
import {
  type InformationPageView,
  type InformationSectionView,
  viewInformation,
} from './view-information.ts'

const InformationSectionRef = builder
  .objectRef<InformationSectionView>('InformationSection')
  .implement({
    description: 'A titled part of a page that informs.',
    fields: (t) => ({
      id: t.exposeID('id', { description: 'Its own within the page; addresses end in #id.' }),
      title: t.exposeString('title', { description: 'Its heading.' }),
      icon: t.exposeString('icon', { nullable: true, description: 'Name of an icon, if any.' }),
      paragraphs: t.expose('paragraphs', { type: [ParagraphRef], description: 'Its text.' }),
      questions: t.expose('questions', { type: [FaqQuestionRef], description: 'Asked about it.' }),
    }),
  })

const InformationPageRef = builder.objectRef<InformationPageView>('InformationPage').implement({
  description: 'An information page: terms, privacy, help.',
  interfaces: [PageHeadRef],
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Its name among the files.' }),
    path: t.exposeString('path', { description: 'Its address, language prefix included.' }),
    title: t.exposeString('title', { description: 'Its heading.' }),
    intro: t.exposeString('intro', { description: 'The page in two sentences.' }),
    sections: t.expose('sections', {
      type: [InformationSectionRef],
      description: 'Its parts, in order.',
    }),
  }),
})

builder.queryField('informationPage', (t) =>
  t.field({
    ...sameForEveryone,
    type: InformationPageRef,
    nullable: true,
    description: 'Such a page by its address. Unknown: null and an error 3702.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      path: t.arg.string({
        required: true,
        description: 'With or without a language in front, such as `/privacy/`.',
      }),
    },
    resolve: (_root, { userData, path }, ctx) => {
      const call = ask(ctx, userData)
      const address = path.replace(/^\/[a-z]{2}\//, '/')
      const page = ctx.deps.content.current().informationPages.get(address)
      if (page === undefined) throw new InformationPageUnknown()
      return viewInformation(page, call)
    },
  }),
)
