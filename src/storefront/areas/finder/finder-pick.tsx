import { useNavigate } from 'react-router'
import { finderTexts } from '#i18n/texts/finder.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { FinderPickFragment } from '#storefront/graphql/generated/graphql.ts'
import { CardArt } from '#storefront/parts/cards/card-art.tsx'
import { CardStage } from '#storefront/parts/cards/card-stage.tsx'
import type { StartedGift } from '#storefront/parts/gift-wish/started-gift.ts'
import { PriceFrom } from '#storefront/parts/products/price-from.tsx'
import { Anchor } from '#ui/anchor.tsx'
import { Button } from '#ui/button.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { PickReasons } from './pick-reasons.tsx'

type FinderPickProps = { pick: FinderPickFragment; gift: StartedGift }

/** One of the three, why it was picked, and the way straight to giving it. */
export function FinderPick({ pick, gift }: FinderPickProps) {
  const { product } = pick
  return (
    <article className="grid gap-x-6 gap-y-4 rounded-panel bg-surface p-4 ring-1 ring-line-blush ring-inset sm:grid-cols-[13rem_minmax(0,1fr)] sm:p-5">
      <CardStage backgroundColor={product.backgroundColor} className="flex items-center">
        <CardArt
          image={{ ...product.image, alt: '' }}
          showShadow={product.showShadow}
          className="mx-auto w-full max-w-60"
        />
      </CardStage>
      <div className="flex flex-col">
        <h3 className="text-[1.3125rem] leading-tight">
          <Anchor href={product.path} className="rounded-sm hover:underline">
            {product.title}
          </Anchor>
        </h3>
        <p className="mt-1 text-text-soft leading-snug">{product.tagline}</p>
        <PickReasons reasons={pick.reasons} />
        {product.notice && <p className="mt-3 font-semibold text-[0.9375rem]">{product.notice}</p>}
        <div className="mt-4 flex flex-1 flex-wrap items-end justify-between gap-x-4 gap-y-2">
          <p className="font-bold text-[1.0625rem] leading-11">
            <PriceFrom product={product} />
          </p>
          <Give pick={pick} gift={gift} />
        </div>
      </div>
    </article>
  )
}

/** A form, so that who receives it, what is said and what it may cost stand in no address. */
function Give({ pick: { product, amount }, gift: said }: FinderPickProps) {
  const t = useTexts(finderTexts)
  const navigate = useNavigate()
  const gift: StartedGift = { ...said, amountCents: amount?.value }
  return (
    <form
      method="post"
      action={product.path}
      onSubmit={(event) => {
        event.preventDefault()
        void navigate(product.path, { state: { gift } })
      }}
    >
      <input type="hidden" name="name" value={gift.name} />
      <input type="hidden" name="message" value={gift.message} />
      {amount && <input type="hidden" name="amountCents" value={amount.value} />}
      <Button type="submit" size="small" isPlain>
        <span>
          <span>{t('give')}</span>
          <span className="sr-only">{` ${product.title}`}</span>
        </span>
      </Button>
    </form>
  )
}

graphql(`
  fragment FinderPick on GiftPick {
    reasons {
      ...PickReason
    }
    amount {
      currency
      value
    }
    product {
      id
      path
      title
      tagline
      notice
      backgroundColor
      showShadow
      image {
        url
        alt
      }
      ...PriceFrom
    }
  }
`)
