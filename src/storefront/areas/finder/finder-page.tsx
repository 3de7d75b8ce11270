import { Suspense } from 'react'
import { browseTexts } from '#i18n/texts/browse.ts'
import { finderTexts } from '#i18n/texts/finder.ts'
import { resultsTexts } from '#i18n/texts/results.ts'
import type { FinderFormFragment } from '#storefront/graphql/generated/graphql.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { PageBreadcrumbs } from '#storefront/parts/seo/page-breadcrumbs.tsx'
import { PageMeta } from '#storefront/parts/seo/page-meta.tsx'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { MessageRow } from '#ui/message-row.tsx'
import { Page } from '#ui/page.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { FinderForm, finderFormId } from './finder-form.tsx'
import { FinderPick } from './finder-pick.tsx'
import { picksId } from './picks-id.ts'
import { type FinderAnswer, useFinder } from './use-finder.ts'

type FinderPageProps = { choices: FinderFormFragment; answer: FinderAnswer }

/** Questions beside what they lead to: three gifts, each with a reason, and others for who asks for them. */
export function FinderPage({ choices, answer: withPage }: FinderPageProps) {
  const t = useTexts(finderTexts)
  const tResults = useTexts(resultsTexts)
  const home = usePaths().home()
  const crumbs = [{ title: useTexts(browseTexts, 'crumbs')('home'), href: home }]
  const { answer, isLoading, hasFailed, heading, submit } = useFinder(withPage)
  const { wish, found, isSent } = answer
  const greeting = choices.moments.find(({ id }) => id === wish.moment)?.greeting
  const gift = { name: wish.name, message: greeting ?? '' }
  return (
    <Page>
      <PageMeta title={t('metaTitle')} description={t('description')} />
      <PageBreadcrumbs crumbs={crumbs} here={t('title')} />
      <h1 className="text-heading-1">{useTexts(browseTexts, 'finder')('heading')}</h1>
      <p className="mt-2.5 mb-7 max-w-[60ch] text-[1.0625rem] text-text-soft">{t('intro')}</p>
      <div className="grid grid-cols-1 items-start gap-x-10 gap-y-9 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
        <FinderForm
          key={JSON.stringify(wish)}
          choices={choices}
          wish={wish}
          shown={[...wish.seen, ...found.picks.map(({ product }) => product.id)]}
          isLoading={isLoading}
          onSubmit={submit}
        />
        <section
          aria-labelledby={picksId}
          aria-busy={isLoading}
          className={cx('transition-opacity lg:sticky lg:top-24', isLoading && 'opacity-60')}
        >
          <h2
            id={picksId}
            ref={heading}
            tabIndex={-1}
            className="scroll-mt-24 text-heading-2 outline-none focus-visible:shadow-none"
          >
            {t(isSent ? 'picks' : 'start')}
          </h2>
          <p role="status" className="sr-only">
            {isSent && t('found', { count: found.picks.length })}
          </p>
          {hasFailed && (
            <MessageRow tone="error" className="mt-4">
              {t('failed')}
            </MessageRow>
          )}
          {found.elsewhere && found.picks.length > 0 && (
            <p className="mt-4 text-[1.0625rem]">
              {tResults('elsewhere', { brand: found.elsewhere })}
            </p>
          )}
          {found.picks.length === 0 && (
            <MessageRow tone="warning" className="mt-4">
              {t('nothing')}
            </MessageRow>
          )}
          {/* Other answers are another list: a gift that stands in both does not move. */}
          <ul key={JSON.stringify(wish)} className="mt-5 grid gap-4">
            {found.picks.map((pick) => (
              <li key={pick.product.id}>
                <Suspense>
                  <FinderPick pick={pick} gift={gift} />
                </Suspense>
              </li>
            ))}
          </ul>
          {found.picks.length > 0 && (
            <Button
              type="submit"
              form={finderFormId}
              name="others"
              value="1"
              variant="quiet"
              isPlain
              isLoading={isLoading}
              className="mt-5"
            >
              {t('others')}
            </Button>
          )}
        </section>
      </div>
    </Page>
  )
}
