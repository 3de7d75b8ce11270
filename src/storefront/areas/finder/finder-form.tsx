import type { SyntheticEvent } from 'react'
import { formatMoney } from '#i18n/formats.ts'
import { browseTexts } from '#i18n/texts/browse.ts'
import { finderTexts } from '#i18n/texts/finder.ts'
import type { WrittenWish } from '#kernel/gift-wish.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { FinderFormFragment } from '#storefront/graphql/generated/graphql.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { Button } from '#ui/button.tsx'
import { useLanguage } from '#ui/language.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { picksId } from './picks-id.ts'
import { Pill, PillGroup } from './wish-fields.tsx'
import { WishSelect } from './wish-select.tsx'

/** By which buttons outside the form belong to it. */
export const finderFormId = 'finder'

type FinderFormProps = {
  choices: FinderFormFragment
  wish: WrittenWish
  /** Shown now: "others" leaves them out. */
  shown: readonly string[]
  isLoading: boolean
  onSubmit: (event: SyntheticEvent<HTMLFormElement, SubmitEvent>) => void
}

/** Four questions, none of which has to be answered. A plain form where no script runs. */
export function FinderForm({ choices, wish, shown, isLoading, onSubmit }: FinderFormProps) {
  const t = useTexts(finderTexts)
  const tStart = useTexts(browseTexts, 'finder')
  const language = useLanguage()
  return (
    <form
      id={finderFormId}
      method="post"
      action={`${usePaths().finder()}#${picksId}`}
      aria-label={t('form')}
      onSubmit={onSubmit}
      autoComplete="off"
      className="grid gap-7 rounded-panel bg-surface-warm p-5 sm:p-8"
    >
      <PillGroup legend={tStart('person')}>
        <Radios name="person" chosen={wish.person} options={choices.people} />
      </PillGroup>
      <PillGroup legend={tStart('likes')}>
        {choices.likes.map(({ id, title, icon }) => (
          <Pill
            key={id}
            type="checkbox"
            name="likes"
            value={id}
            icon={icon}
            isChosen={wish.likes.includes(id)}
          >
            {title}
          </Pill>
        ))}
        <TextField
          label={t('text')}
          optionalText={t('optional')}
          hint={t('textHint')}
          name="text"
          maxLength={100}
          defaultValue={wish.text}
          className="mt-2 w-full"
        />
      </PillGroup>
      <PillGroup legend={tStart('budget')}>
        <Radios
          name="budget"
          chosen={wish.budgetCents?.toString()}
          options={choices.budgets.map((budget) => ({
            id: String(budget.value),
            title: tStart('upTo', { to: formatMoney(language, budget, 'short') }),
          }))}
        />
      </PillGroup>
      <WishSelect
        label={tStart('moment')}
        name="moment"
        options={choices.moments}
        chosen={wish.moment}
      />
      <TextField
        label={t('name')}
        optionalText={t('optional')}
        hint={t('nameHint')}
        name="name"
        maxLength={100}
        defaultValue={wish.name}
      />
      {shown.map((id) => (
        <input key={id} type="hidden" name="seen" value={id} />
      ))}
      <Button type="submit" isPlain isWide isLoading={isLoading}>
        {tStart('submit')}
      </Button>
    </form>
  )
}

type RadiosProps = {
  name: string
  chosen: string | undefined
  options: readonly { id: string; title: string }[]
}

function Radios({ name, chosen, options }: RadiosProps) {
  const any = { id: '', title: useTexts(browseTexts, 'finder')('any') }
  return [...options, any].map(({ id, title }) => (
    <Pill key={id} type="radio" name={name} value={id} isChosen={(chosen ?? '') === id}>
      {title}
    </Pill>
  ))
}

graphql(`
  fragment FinderForm on GiftFinder {
    people {
      id
      title
    }
    likes {
      id
      title
      icon
    }
    moments {
      id
      title
      greeting
    }
    budgets {
      currency
      value
    }
  }
`)
