import { CardArt } from '#storefront/parts/cards/card-art.tsx'
import { CardStage } from '#storefront/parts/cards/card-stage.tsx'
import { cx } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import type { BasketLine } from './basket-line.ts'

/** The card of a line: faded when it cannot be bought, a plain present when the product is unknown. */
export function LinePicture({ line: { variation, problem } }: { line: BasketLine }) {
  if (!variation)
    return (
      <span className="grid aspect-[4/3] self-start place-items-center sm:row-span-2 rounded-field bg-surface-gray text-text-soft">
        <Icon name="gift" size={32} />
      </span>
    )
  const { product } = variation
  return (
    <CardStage
      size="small"
      backgroundColor={product.backgroundColor}
      className={cx('self-start sm:row-span-2', problem === 'outOfStock' && 'opacity-60 grayscale')}
    >
      <CardArt image={{ url: product.image.url, alt: '' }} showShadow={false} isUrgent />
    </CardStage>
  )
}
