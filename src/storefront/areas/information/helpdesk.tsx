import { useState } from 'react'
import { informationTexts } from '#i18n/texts/information.ts'
import type { InformationSectionFragment } from '#storefront/graphql/generated/graphql.ts'
import { ContentIcon } from '#storefront/parts/icons/content-icon.tsx'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { Anchor } from '#ui/anchor.tsx'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { useTexts } from '#ui/use-texts.ts'
import { findQuestions } from './find-questions.ts'
import { InformationSection } from './information-section.tsx'

/** Questions by subject, narrowed by what is typed. Without a script all of them are there. */
export function Helpdesk({ sections }: { sections: readonly InformationSectionFragment[] }) {
  const t = useTexts(informationTexts, 'helpdesk')
  const [typed, setTyped] = useState('')
  const found = findQuestions(sections, typed)
  const count = found.reduce((sum, { questions }) => sum + questions.length, 0)
  return (
    <>
      <div className="mt-8 max-w-xl">
        <TextField
          label={t('search')}
          type="search"
          name="helpdesk"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          disabled={!useHydrated()}
        />
        <p role="status" className="mt-2 text-[0.9375rem] text-text-soft">
          {typed.trim() !== '' && t('found', { count })}
        </p>
      </div>
      {typed.trim() === '' && <Subjects sections={sections} />}
      <div className="mt-10 grid items-start gap-x-16 gap-y-14 lg:grid-cols-[minmax(0,48rem)_minmax(0,1fr)]">
        <div className="grid gap-12">
          {found.map((section) => (
            <InformationSection key={section.id} section={section} />
          ))}
        </div>
        <section className="flex flex-wrap items-center justify-between gap-5 rounded-panel bg-surface-blush px-6 py-8 max-lg:sm:px-10 lg:sticky lg:top-32">
          <div>
            <h2 className="text-[1.5rem]">{t('notFound')}</h2>
            <p className="mt-1">{t('human')}</p>
          </div>
          <Button href={usePaths().contact()}>{t('contact')}</Button>
        </section>
      </div>
    </>
  )
}

/** The way to each subject. */
const Subjects = ({ sections }: { sections: readonly InformationSectionFragment[] }) => (
  <ul className="mt-6 grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-6">
    {sections.map(({ id, title, icon }) => (
      <li key={id}>
        <Anchor
          href={`#${id}`}
          className="flex h-full min-h-24 flex-col items-center justify-center gap-2 rounded-card bg-surface-warm p-3 text-center font-semibold leading-tight hover:bg-surface-blush"
        >
          <ContentIcon name={icon ?? 'info'} size={26} className="text-action" />
          <span>{title}</span>
        </Anchor>
      </li>
    ))}
  </ul>
)
