import { useState } from 'react'
import { Form } from 'react-router'
import { formatMoney } from '#i18n/formats.ts'
import { reorderTexts } from '#i18n/texts/reorder.ts'
import { cardsInPack } from '#kernel/card-pack.ts'
import { packageQuantityMax } from '#kernel/limits.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { PackToReorderFragment } from '#storefront/graphql/generated/graphql.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { Button } from '#ui/button.tsx'
import { useLanguage } from '#ui/language.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { Stepper } from '#ui/stepper.tsx'
import { useTexts } from '#ui/use-texts.ts'

/** Which cards and how many packs; the page on which one product is ordered asks the rest. It is an address, so it works without a script. */
export function ReorderForm({ packs }: { packs: readonly PackToReorderFragment[] }) {
  const t = useTexts(reorderTexts)
  const [chosen, setChosen] = useState(packs[0]?.id)
  const [quantity, setQuantity] = useState(1)
  return (
    <Form
      action={usePaths().checkout()}
      aria-label={t('form')}
      className="grid gap-8 rounded-panel bg-surface px-4 py-6 shadow-soft sm:px-8 sm:py-8"
    >
      <RadioCards
        legend={t('which')}
        name="gift"
        layout="stack"
        value={chosen}
        onChange={setChosen}
        options={packs.map((pack) => ({
          value: pack.id,
          label: <Pack pack={pack} />,
        }))}
      />
      <div className="grid gap-2.5">
        <span className="font-bold">{t('quantity')}</span>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Stepper
            label={t('quantityLabel')}
            name="aantal"
            value={quantity}
            max={packageQuantityMax}
            onChange={setQuantity}
          />
          <span aria-live="polite" className="text-text-soft">
            {t('cards', { count: quantity * cardsInPack })}
          </span>
        </div>
      </div>
      <div className="grid gap-3">
        <Button type="submit" className="sm:justify-self-start">
          {t('order')}
        </Button>
        <p className="text-[0.9375rem] text-text-soft">{t('orderHint')}</p>
      </div>
    </Form>
  )
}

function Pack({ pack: { title, tagline, image, fixedValues } }: { pack: PackToReorderFragment }) {
  const t = useTexts(reorderTexts)
  const language = useLanguage()
  const [price] = fixedValues
  return (
    <span className="flex items-center gap-4">
      <img
        src={image.url}
        alt=""
        width={856}
        height={540}
        className="h-auto w-20 shrink-0 rounded-field sm:w-28"
      />
      <span className="grid gap-0.5">
        <span className="font-bold">{title}</span>
        <span className="font-normal text-[0.9375rem] text-text-soft">{tagline}</span>
        {price && (
          <span className="font-normal text-[0.9375rem]">
            {t('price', { amount: formatMoney(language, price) })}
          </span>
        )}
      </span>
    </span>
  )
}

graphql(`
  fragment PackToReorder on Product {
    id
    title
    tagline
    image { url }
    fixedValues { currency value }
    isOrderable
  }
`)
