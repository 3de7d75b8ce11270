import { fixtures } from '#emails/fixtures.ts'
import { html } from '#kernel/html.ts'
import { developerPage } from './developer-page.ts'

/** Every mail in every form that it can have, with invented facts. */
export const mailPages = {
  list: (): string =>
    developerPage(
      'Mail templates',
      html`<h1>Mail templates</h1><p><a href="/dev/">Back</a></p>
        <ul>${fixtures.map(({ name }, index) => html`<li><a href="/dev/mail/${index}">${name}</a></li>`)}</ul>`,
    ),

  /** `name` is the number of the fixture. */
  letter: async (name: string, shopUrl: string): Promise<string | undefined> => {
    const fixture = /^\d{1,3}$/.test(name) ? fixtures[Number(name)] : undefined
    return fixture === undefined ? undefined : (await fixture.write(shopUrl)).html
  },
}
