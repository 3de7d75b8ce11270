import { mailExamples } from '#emails/mails.ts'
import { html } from '#kernel/html.ts'
import { developerPage } from './developer-page.ts'

/** Every mail in every form that it can have, with invented facts. */
export const mailPages = {
  list: (): string =>
    developerPage(
      'Mail templates',
      html`<h1>Mail templates</h1><p><a href="/dev/">Back</a></p>
        <ul>${mailExamples.map(({ title }, index) => html`<li><a href="/dev/mail/${index}">${title}</a></li>`)}</ul>`,
    ),

  /** `name` is the number of the example. */
  mail: async (name: string, shopUrl: string): Promise<string | undefined> => {
    const example = /^\d{1,3}$/.test(name) ? mailExamples[Number(name)] : undefined
    return example === undefined ? undefined : (await example.write(shopUrl)).html
  },
}
