import { useNavigate } from 'react-router'
import { formatMoney } from '#i18n/formats.ts'
import { browseTexts } from '#i18n/texts/browse.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { FinderStartFragment } from '#storefront/graphql/generated/graphql.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { Button } from '#ui/button.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { picksId } from './picks-id.ts'
import { WishSelect } from './wish-select.tsx'

/**
 * The gift finder's questions as a plain form that leads to its page; a phone asks two, the page the rest. With scripts
 * what was asked stands in the history at once: the browser forgets what a form sent as soon as a script touches it.
 */
export function FinderStart({ choices }: { choices: FinderStartFragment }) {
  const t = useTexts(browseTexts, 'finder')
  const language = useLanguage()
  const navigate = useNavigate()
  const action = `${usePaths().finder()}#${picksId}`
  const budgets = choices.budgets.map((budget) => ({
    id: `${budget.value}`,
    title: t('upTo', { to: formatMoney(language, budget, 'short') }),
  }))
  const questions = [
    ['person', choices.people, 'min-[22.5rem]:max-[30rem]:col-span-2'],
    ['budget', budgets, undefined],
    ['likes', choices.likes, 'max-sm:hidden'],
    ['moment', choices.moments, 'max-sm:hidden'],
  ] as const
  return (
    <form
      method="post"
      action={action}
      onSubmit={(event) => {
        event.preventDefault()
        void navigate(action, { state: { wish: [...new FormData(event.currentTarget)] } })
      }}
      className="rounded-panel bg-surface p-4 shadow-giftcard sm:p-5"
    >
      <h2 className="text-heading-2">{t('heading')}</h2>
      <div className="mt-3 grid items-end gap-3 min-[22.5rem]:grid-cols-2 lg:grid-cols-5">
        {questions.map(([name, options, place]) => (
          <div key={name} className={place}>
            <WishSelect name={name} label={t(name)} options={options} />
          </div>
        ))}
        <Button type="submit" isPlain className="min-[30rem]:max-sm:col-span-2">
          {t('submit')}
        </Button>
      </div>
    </form>
  )
}

graphql(`
  fragment FinderStart on GiftFinder {
    people {
      id
      title
    }
    likes {
      id
      title
    }
    moments {
      id
      title
    }
    budgets {
      currency
      value
    }
  }
`)
