import { Counter } from 'prom-client'
import type { Claims } from '#api/claims.ts'
import { matchAddress } from '#kernel/addresses.ts'

/** Whatever names no page of ours, so that nobody makes figures grow by making up addresses. */
const elsewhere = 'other'

/** Counts what the API is asked, by the page that asks and by who makes it: a browser, or a server that renders. */
export function openQuestionFigures() {
  const counter = new Counter({
    name: 'shop_questions_total',
    help: 'Questions to the API, by the page that asks and by who asks.',
    labelNames: ['page', 'by'],
    registers: [],
  })
  return {
    counter,
    count: ({ pathname, isRendering }: Claims): void => {
      const page = (pathname !== undefined && matchAddress(pathname)?.name) || elsewhere
      counter.inc({ page, by: isRendering ? 'rendering' : 'browser' })
    },
  }
}

export type QuestionFigures = ReturnType<typeof openQuestionFigures>
