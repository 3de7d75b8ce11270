import { builder } from '#api/builder.ts'

export type QuestionView = { question: string; answer: string }

export const QuestionRef = builder.objectRef<QuestionView>('Question').implement({
  description: 'A question that customers ask often, with its answer.',
  fields: (t) => ({
    question: t.exposeString('question', { description: 'As a customer asks it.' }),
    answer: t.exposeString('answer', { description: 'As we answer it.' }),
  }),
})
