import { data, redirect } from 'react-router'
import { cardTexts } from '#i18n/texts/card.ts'
import { pathsOf } from '#kernel/addresses.ts'
import { CardMessage } from '#storefront/areas/card/card-message.tsx'
import { KeepGift } from '#storefront/areas/card/keep-gift.tsx'
import { OpenedGift } from '#storefront/areas/card/opened-gift.tsx'
import { OwnPages } from '#storefront/areas/card/own-pages.tsx'
import { ThankGiver, thankIntent } from '#storefront/areas/card/thank-giver.tsx'
import { useUnwrapping } from '#storefront/areas/card/use-unwrapping.ts'
import { WrappedGift } from '#storefront/areas/card/wrapped-gift.tsx'
import { RedeemHeader } from '#storefront/frame/header/redeem-header.tsx'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { ShopErrorFragment } from '#storefront/graphql/generated/graphql.ts'
import { type ShopApi, shopApi } from '#storefront/parts/api/shop-api.ts'
import { privatePage } from '#storefront/parts/page/page-headers.ts'
import { useLiveData } from '#storefront/parts/page/use-live-data.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { PageMeta } from '#storefront/parts/seo/page-meta.tsx'
import { Button } from '#ui/button.tsx'
import { PaintAfter } from '#ui/paint-after.tsx'
import { useTexts } from '#ui/use-texts.ts'
import type { Route } from './+types/card.route'

/**
 * The address is the secret, so other sites must not get it as a referrer. The shop may: without any referrer a form
 * without a script has no origin and is refused.
 */
export const headers = () => ({ ...privatePage, 'Referrer-Policy': 'same-origin' })

export async function loader({ context, params }: Route.LoaderArgs) {
  const { token } = params
  const api = context.get(shopApi)
  const { giftCardPage, isGiftKept, storeData } = await api.query(CardRouteDocument, { token })
  const gift = giftCardPage.page ?? undefined
  if (gift === undefined) await leadToActivated(api, token)
  const isKept = isGiftKept ?? undefined
  return data({ gift, isKept, store: storeData }, { status: gift ? 200 : 404 })
}

/** A printed card that was activated has a page of its own, without codes. */
async function leadToActivated(api: ShopApi, token: string): Promise<void> {
  const { activatedCard } = await api.query(ActivatedCardLinkDocument, { token })
  if (activatedCard.card) throw redirect(pathsOf(api.language).cardDetails(token))
}

/** Opening is a form: mail scanners that follow links open nothing, and it works without a script. So is thanking. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const api = context.get(shopApi)
  const form = await request.formData()
  const errors =
    form.get('intent') === thankIntent
      ? await thank(api, { ...params, text: String(form.get('text') ?? '') })
      : await open(api, params)
  if (errors.length === 0) return redirect(pathsOf(api.language).card(params.token))
  return { errors }
}

const open = async (api: ShopApi, gift: { token: string }) =>
  (await api.query(OpenGiftCardDocument, gift)).openGiftCard.errors

const thank = async (api: ShopApi, thankYou: { token: string; text: string }) =>
  (await api.query(ThankGiverDocument, thankYou)).thankGiver.errors

export default function CardRoute({
  loaderData: { gift, isKept, store },
  actionData,
  params,
}: Route.ComponentProps) {
  const t = useTexts(cardTexts)
  const isWaiting = gift?.isReady === false
  useLiveData(isWaiting)
  return (
    <div className="min-h-dvh bg-linear-to-b from-surface-blush to-surface-warm print:bg-none">
      <PaintAfter id="main" />
      {/* The giver chose the language of the mail; the receiver may switch to theirs. */}
      <RedeemHeader store={store} hasLanguages />
      <main id="main" className="page-width pt-4 pb-16 sm:pt-8 sm:pb-24 print:p-0">
        {isWaiting ? (
          <NotReady />
        ) : gift ? (
          <Gift
            gift={gift}
            isKept={isKept}
            token={params.token}
            errors={actionData?.errors ?? []}
          />
        ) : (
          <BrokenLink />
        )}
      </main>
      <p role="status" className="sr-only">
        {gift?.isOpened && actionData === undefined ? t('opened.announced') : ''}
      </p>
    </div>
  )
}

type GiftProps = {
  token: string
  isKept: boolean | undefined
  gift: React.ComponentProps<typeof WrappedGift>['gift'] &
    React.ComponentProps<typeof ThankGiver>['gift']
  errors: readonly ShopErrorFragment[]
}

function Gift({ gift, isKept, token, errors }: GiftProps) {
  const t = useTexts(cardTexts)
  const isUnwrapping = useUnwrapping(gift.isOpened)
  const hasCards = gift.cards.some(({ isDonation }) => !isDonation)
  return (
    <>
      <PageMeta
        title={gift.isForSelf ? t('pageTitleSelf') : t('pageTitle', { name: gift.receiverName })}
        isPrivate
      />
      {gift.isOpened ? (
        <OpenedGift gift={gift} token={token} isUnwrapping={isUnwrapping}>
          <ThankGiver gift={gift} errors={errors} />
          {hasCards && <KeepGift token={token} isKept={isKept} />}
        </OpenedGift>
      ) : (
        <WrappedGift gift={gift} errors={errors} />
      )}
      <OwnPages gift={gift} />
    </>
  )
}

function NotReady() {
  const t = useTexts(cardTexts)
  return (
    <CardMessage icon="gift" title={t('notReady.heading')}>
      <PageMeta title={t('pageTitleSelf')} isPrivate />
      <p className="max-w-md text-balance text-[1.0625rem]">{t('notReady.text')}</p>
      <form method="get">
        <button
          type="submit"
          className="mt-2 min-h-13 rounded-full bg-action px-7 font-bold text-on-action hover:bg-action-strong"
        >
          {t('notReady.again')}
        </button>
      </form>
    </CardMessage>
  )
}

function BrokenLink() {
  const t = useTexts(cardTexts, 'invalid')
  const paths = usePaths()
  return (
    <CardMessage icon="mail" title={t('heading')}>
      <PageMeta title={t('pageTitle')} isPrivate />
      <p className="max-w-md text-balance text-[1.0625rem]">{t('text')}</p>
      <p className="max-w-md text-balance text-text-soft">{t('tip')}</p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <Button href={paths.myCards()}>{t('find')}</Button>
        <Button variant="quiet" href={paths.home()}>
          {t('home')}
        </Button>
      </div>
    </CardMessage>
  )
}

const CardRouteDocument = graphql(`
  query CardRoute($userData: UserData!, $token: String!) {
    giftCardPage(userData: $userData, token: $token) {
      page { ...GiftPage ...GiftThanks }
      errors { ...ShopError }
    }
    isGiftKept(userData: $userData, token: $token)
    storeData(userData: $userData) { ...RedeemHeader }
  }
`)

const OpenGiftCardDocument = graphql(`
  mutation OpenGiftCard($userData: UserData!, $token: String!) {
    openGiftCard(userData: $userData, token: $token) { errors { ...ShopError } }
  }
`)

const ThankGiverDocument = graphql(`
  mutation ThankGiver($userData: UserData!, $token: String!, $text: String) {
    thankGiver(userData: $userData, token: $token, text: $text) { errors { ...ShopError } }
  }
`)

const ActivatedCardLinkDocument = graphql(`
  query ActivatedCardLink($userData: UserData!, $token: String!) {
    activatedCard(userData: $userData, token: $token) {
      card { orderUuid }
    }
  }
`)
