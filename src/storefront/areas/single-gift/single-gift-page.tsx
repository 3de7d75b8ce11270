import { singleGiftTexts } from '#i18n/texts/single-gift.ts'
import { looksLikeScam } from '#kernel/scam-rule.ts'
import type { ShopErrorFragment } from '#storefront/graphql/generated/graphql.ts'
import { MomentFields, ProductFields, Quantity } from '#storefront/parts/gift-form/gift-fields.tsx'
import { PostWrapping } from '#storefront/parts/gift-form/post-wrapping.tsx'
import { variantOf } from '#storefront/parts/gift-form/product-forms.ts'
import { OwnAddress, ReceiverFields } from '#storefront/parts/gift-form/receiver-fields.tsx'
import { singleGiftAddress } from '#storefront/parts/gift-form/single-gift-address.ts'
import { NeedsScript } from '#storefront/parts/page/needs-script.tsx'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { EarlyDeliveryBox } from '#storefront/parts/payment-fields/early-delivery-box.tsx'
import { NoMethods } from '#storefront/parts/payment-fields/no-methods.tsx'
import { PayBox } from '#storefront/parts/payment-fields/pay-box.tsx'
import { methodsOf, PaymentFields } from '#storefront/parts/payment-fields/payment-fields.tsx'
import { ScamWarning } from '#storefront/parts/payment-fields/scam-warning.tsx'
import { Unblockable } from '#storefront/parts/payment-fields/unblockable.tsx'
import { PageMeta } from '#storefront/parts/seo/page-meta.tsx'
import type { Elements } from '#ui/elements.ts'
import { ErrorSummary } from '#ui/form/error-summary.tsx'
import { FormMessages } from '#ui/form/form-messages.tsx'
import { Page } from '#ui/page.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { ChoiceCardHint } from './choice-card-hint.tsx'
import { CodeField } from './code-field.tsx'
import { GiftAmounts, GiftOverview, GiftPicture } from './gift-overview.tsx'
import { GiftSummary, SpokenSummary } from './gift-summary.tsx'
import { GiverSection } from './giver-section.tsx'
import type { SingleGiftData } from './load-single-gift.ts'
import { LogInForm } from './log-in-here.tsx'
import { useLogInHere } from './use-log-in-here.ts'
import { useMeasuredGift } from './use-measured-gift.ts'
import { useSingleGift } from './use-single-gift.ts'
import { useTypedFacts } from './use-typed-facts.ts'

type SingleGiftPageProps = {
  gift: SingleGiftData
  /** What the shop had against paying. */
  errors: readonly ShopErrorFragment[]
  /** Why the visitor is back from the bank. */
  notice: Elements
}

/** One gift, from the amount to paying, on one page: what the steps of a basket ask is a section here (SPEC §2). */
export function SingleGiftPage({ gift, errors, notice }: SingleGiftPageProps) {
  const { product, choice, packageId } = gift
  const t = useTexts(singleGiftTexts)
  const state = useSingleGift(gift)
  const logIn = useLogInHere(gift.profile)
  useMeasuredGift(gift, state)
  const { form, payment, isPaying, total } = state
  const variant = variantOf(product)
  const isBusy = form.isSending || isPaying
  const hasMethods = methodsOf(choice).length > 0
  const facts = useTypedFacts(form.element)
  const isForSelf = state.choice.receiver === 'self'
  const isByPost = state.choice.variationType === 'PHYSICAL'
  const isLater = facts.moment !== undefined && facts.moment >= gift.earlyDelivery.notBefore
  const asksEarly = variant !== 'donation' && !isByPost && !isLater && !facts.isCompany
  const summary = variant !== 'pack' && (
    <GiftSummary facts={facts} isForSelf={isForSelf} isByPost={isByPost} />
  )
  const here = singleGiftAddress(usePaths(), { productId: product.id, packageId })
  return (
    <Page>
      <PageMeta
        title={t('pageTitle', { title: product.title })}
        description={t('description', { title: product.title })}
        isPrivate
      />
      <div className="grid gap-8 pt-6 sm:pt-10 lg:grid-cols-[1fr_23.5rem] lg:gap-12">
        <div className="min-w-0">
          <header className="mb-6 flex items-center gap-4">
            <GiftPicture product={product} className="w-24 shrink-0 sm:w-36 lg:hidden" />
            <h1 className="text-heading-2">{t('heading', { title: product.title })}</h1>
          </header>
          <NeedsScript />
          {notice}
          <LogInForm state={logIn} />
          <form {...form.formProps} className="grid gap-9 sm:gap-11">
            <ErrorSummary form={form} />
            <FormMessages form={form} />
            <Part title={t('what')}>
              <ProductFields product={product} state={state} />
              <Quantity product={product} state={state} />
            </Part>
            {variant === 'pack' ? (
              <Part title={t('address')}>
                <OwnAddress state={state} what="pack" />
              </Part>
            ) : (
              <Part title={t('receiver')}>
                <ReceiverFields state={state} isDonation={variant === 'donation'} isLegendHidden />
                <PostWrapping product={product} state={state} />
              </Part>
            )}
            {variant !== 'pack' && (state.choice.receiver === 'other' || isByPost) && (
              <Part title={t('moment')}>
                <MomentFields state={state} isLegendHidden />
              </Part>
            )}
            <Part title={t('giver')}>
              <GiverSection gift={gift} state={state} logIn={logIn} here={here} />
            </Part>
            <Part title={t('payment')}>
              {gift.promotions.haveCodes && <CodeField state={state} />}
              {(variant === 'card' || variant === 'donation') && <ChoiceCardHint {...gift} />}
              {isWarnedOfScam(gift.scamRule, state) && (
                <ScamWarning delayMinutes={gift.scamRule?.delayMinutes ?? 0} />
              )}
              {hasMethods ? (
                <PaymentFields
                  ref={payment}
                  choice={choice}
                  errors={errors}
                  total={total}
                  isPaying={isBusy}
                  about={product.id}
                  bought={variant === 'pack' ? 'pack' : 'gift'}
                  orderer={facts.isCompany ? 'company' : 'consumer'}
                  again={() => form.element.current?.requestSubmit()}
                />
              ) : (
                <NoMethods errors={choice.errors} again={here} />
              )}
              {asksEarly && (
                <EarlyDeliveryBox ref={state.box} about={product.id} {...gift.earlyDelivery} />
              )}
              <Unblockable titles={product.isBlockable ? [] : [product.title]} />
            </Part>
            <div className="rounded-card bg-surface-warm px-4 pb-4 lg:hidden">
              <h3 className="pt-4 text-[1.0625rem]">{product.title}</h3>
              {summary}
              <GiftAmounts gift={gift} state={state} />
            </div>
            <SpokenSummary facts={facts} isForSelf={isForSelf} isByPost={isByPost} />
            {hasMethods && <PayBox total={total} isBusy={isBusy} isPaying={isPaying} isInSight />}
          </form>
        </div>
        <GiftOverview gift={gift} state={state} summary={summary} />
      </div>
    </Page>
  )
}

/** The rule of the shop for a basket, as amount and quantity stand. */
function isWarnedOfScam(
  rule: SingleGiftData['scamRule'],
  { unitPrice, choice }: ReturnType<typeof useSingleGift>,
): boolean {
  if (!rule || !unitPrice) return false
  const { cardsAbove: cardsAboveCents, isFirstOrder } = rule
  const facts = { cents: unitPrice.value * choice.quantity, equalCards: choice.quantity }
  return looksLikeScam({ ...rule, cardsAboveCents }, { ...facts, isFirstOrder })
}

const Part = ({ title, children }: { title: string; children: Elements }) => (
  <section className="grid gap-5">
    <h2 className="text-[1.375rem]">{title}</h2>
    {children}
  </section>
)
