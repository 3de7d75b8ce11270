import type { ContactSubject } from '#domain/contact/contact-message.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { pathsOf } from '#kernel/addresses.ts'
import { defaultLanguage } from '#kernel/language.ts'

const helpdeskPath = pathsOf(defaultLanguage).helpdesk()

/** For visitors who find their subject nowhere; the last of the list. */
const somethingElse: ContactSubject = {
  id: 'anders',
  title: { nl: 'Iets anders', en: 'Something else' },
  icon: 'info',
}

/** What a visitor can write about: the parts of the helpdesk as they are called there, and something else. */
export function listContactSubjects({ content }: Pick<Deps, 'content'>): readonly ContactSubject[] {
  const helpdesk = content.current().informationPages.get(helpdeskPath)
  const ofHelpdesk = (helpdesk?.sections ?? []).map(({ id, title, icon }) => ({ id, title, icon }))
  return [...ofHelpdesk, somethingElse]
}
