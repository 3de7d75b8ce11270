import { formatMoney } from '#i18n/formats.ts'
import { browseTexts } from '#i18n/texts/browse.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { FinderStartFragment } from '#storefront/graphql/generated/graphql.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { Button } from '#storefront/ui/button.tsx'
import { useLanguage } from '#storefront/ui/language.tsx'
import { useTexts } from '#storefront/ui/use-texts.ts'
import { WishSelect } from './wish-select.tsx'

/** The gift finder's questions as a plain form that leads to its page. */
export function FinderStart({ choices }: { choices: FinderStartFragment }) {
  const t = useTexts(browseTexts, 'finder')
  const language = useLanguage()
  const budgets = choices.budgets.map((budget) => ({
    id: `${budget.value}`,
    title: t('upTo', { to: formatMoney(language, budget, 'short') }),
  }))
  const questions = [
    ['person', choices.people],
    ['likes', choices.likes],
    ['budget', budgets],
    ['moment', choices.moments],
  ] as const
  return (
    <form
      method="post"
      action={usePaths().finder()}
      className="mt-6 rounded-panel bg-surface p-5 shadow-giftcard"
    >
      <h2 className="text-heading-2">{t('heading')}</h2>
      <div className="mt-4 grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-5">
        {questions.map(([name, options]) => (
          <WishSelect key={name} name={name} label={t(name)} options={options} />
        ))}
        <Button type="submit" isPlain>
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
