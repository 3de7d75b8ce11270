import { formatMoney } from '#i18n/formats.ts'
import { productTexts } from '#i18n/texts/product.ts'
import { useModals } from '#storefront/parts/modals/use-modals.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/use-texts.ts'
import type { WrappingState } from './paper-choice.tsx'

type PackingChoiceProps = {
  state: WrappingState
  /** What lies in the box, for who wants to see it. */
  gift: { title: string; image: { url: string; alt: string } }
  className?: string | undefined
}

/** The box around what goes by post, and whether several cards are wrapped as one. */
export function PackingChoice({ state, gift, className }: PackingChoiceProps) {
  const { form, choice, choose, wrappings } = state
  const t = useTexts(productTexts, 'form')
  const language = useLanguage()
  const openModal = useModals()
  const box = wrappings.find(({ kind }) => kind === 'GIFT_PACKING')?.variation
  if (choice.variationType !== 'PHYSICAL' || box === undefined) return null
  const { name, error } = form.field('giftPacking')
  const isWrapped = choice.wrapper !== '' || choice.giftPacking !== ''
  const price = formatMoney(language, box.price)
  return (
    <div className={className}>
      <div className="flex flex-wrap items-center gap-x-4">
        <Checkbox
          name={name}
          value={box.id}
          isKept
          checked={choice.giftPacking !== ''}
          onChange={(event) => choose({ giftPacking: event.target.checked ? box.id : '' })}
          error={error}
        >
          {t('giftPacking', { title: box.title, price })}
        </Checkbox>
        <Button
          variant="link"
          size="small"
          onClick={() =>
            openModal('giftPackingPreview', {
              ...gift,
              wrapper: choice.wrapper,
              packing: box,
              price,
            })
          }
        >
          {t('showPacking')}
        </Button>
      </div>
      {isWrapped && choice.quantity > 1 && (
        <Checkbox
          name="isEachWrapped"
          isKept
          checked={choice.isEachWrapped}
          onChange={(event) => choose({ isEachWrapped: event.target.checked })}
        >
          {t('eachWrapped')}
        </Checkbox>
      )}
    </div>
  )
}
