import { productTexts } from '#i18n/texts/product.ts'
import { type DigitalWrapper, plainWrappers, wrapperToDraw } from '#kernel/wrapper.ts'
import { Paper } from '#storefront/parts/gift-wrap/paper.tsx'
import { RadioCards } from '#storefront/ui/radio-cards.tsx'
import { useTexts } from '#storefront/ui/use-texts.ts'

/** In pixels: `h-9`, so that no motif is cut off at the top. */
const swatchHeight = 36

/** The part of a form that the paper needs. */
type PaperState = {
  form: { field: (name: 'wrapper') => { name: string; error: string | undefined } }
  choice: { wrapper: DigitalWrapper }
  choose: (change: { wrapper: DigitalWrapper }) => void
}

type PaperChoiceProps = { state: PaperState; className?: string }

/** The paper of the gift; the first one is chosen already, for whoever does not care. */
export function PaperChoice({ state, className }: PaperChoiceProps) {
  const { form, choice, choose } = state
  const t = useTexts(productTexts, 'form')
  const { name, error } = form.field('wrapper')
  return (
    <RadioCards
      legend={t('paper')}
      name={name}
      value={choice.wrapper}
      error={error}
      layout="three"
      options={plainWrappers.map((id) => ({
        value: id,
        label: (
          <span className="grid gap-1.5 text-center text-[0.875rem]">
            <Paper wrapper={id} tile={swatchHeight} className="h-9 w-full rounded-[0.375rem]" />
            {t(`papers.${id}`)}
          </span>
        ),
      }))}
      onChange={(value) => choose({ wrapper: wrapperToDraw(value) })}
      className={className}
    />
  )
}
