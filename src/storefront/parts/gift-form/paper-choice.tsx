import { formatMoney } from '#i18n/formats.ts'
import { productTexts } from '#i18n/texts/product.ts'
import type { WrappingOnOfferFragment } from '#storefront/graphql/generated/graphql.ts'
import { Icon } from '#ui/icon.tsx'
import { useLanguage } from '#ui/language.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { useTexts } from '#ui/use-texts.ts'
import type { WrappingChoice } from './gift-form.ts'

/** The part of a form that paper and packing need. */
export type WrappingState = {
  form: {
    field: (name: 'wrapper' | 'giftPacking') => { name: string; error: string | undefined }
  }
  choice: WrappingChoice
  choose: (change: Partial<WrappingChoice>) => void
  wrappings: readonly WrappingOnOfferFragment[]
}

type PaperChoiceProps = {
  state: WrappingState
  /** All that is given goes to the cause: only what costs nothing is offered. */
  isDonation?: boolean | undefined
  className?: string | undefined
}

/** The paper of the gift, what costs nothing first; a digital gift has one already, for whoever does not care. */
export function PaperChoice({ state, isDonation, className }: PaperChoiceProps) {
  const { form, choice, choose, wrappings } = state
  const t = useTexts(productTexts, 'form')
  const language = useLanguage()
  const { name, error } = form.field('wrapper')
  const isByPost = choice.variationType === 'PHYSICAL'
  const papers = wrappings.filter(
    ({ kind, variation }) =>
      kind === (isByPost ? 'WRAPPER' : 'DIGITAL_WRAPPER') &&
      !(isDonation && variation.price.value > 0),
  )
  return (
    <RadioCards
      legend={t('paper')}
      name={name}
      value={choice.wrapper}
      error={error}
      layout="pictures"
      options={[
        ...(isByPost ? [{ value: '', label: <NoPaper /> }] : []),
        ...papers.map(({ variation }) => ({
          value: variation.id,
          label: (
            <PaperOption
              picture={variation.image?.url}
              title={variation.title}
              price={
                variation.price.value === 0
                  ? t('freePaper')
                  : formatMoney(language, variation.price)
              }
            />
          ),
        })),
      ]}
      onChange={(wrapper) => choose({ wrapper })}
      className={className}
    />
  )
}

type PaperOptionProps = {
  picture: string | undefined
  title: string
  /** Where it costs anything to choose it. */
  price?: string | undefined
}

/** How a paper looks, in a choice of them. */
export const PaperOption = ({ picture, title, price }: PaperOptionProps) => (
  <span className="flex flex-col gap-1 text-center">
    <img
      src={picture}
      alt=""
      loading="lazy"
      className="aspect-[85.6/54] w-full rounded-[0.375rem] object-cover"
    />
    <span className="text-[0.875rem] leading-tight">{title}</span>
    {price !== undefined && (
      <span className="font-normal text-[0.8125rem] text-text-soft tabular-nums">{price}</span>
    )}
  </span>
)

function NoPaper() {
  const t = useTexts(productTexts, 'form')
  return (
    <span className="flex flex-col gap-1 text-center">
      <span className="grid aspect-[85.6/54] place-items-center rounded-[0.375rem] bg-surface-gray text-text-soft">
        <Icon name="card" size={26} />
      </span>
      <span className="text-[0.875rem] leading-tight">{t('noPaper')}</span>
    </span>
  )
}
