import { useState } from 'react'
import { deliveryDateTexts } from '#i18n/texts/delivery-date.ts'
import { receiverListTexts } from '#i18n/texts/receiver-list.ts'
import { listRowsMax, nameLengthMax, noteLengthMax, packageQuantityMax } from '#kernel/limits.ts'
import { wholeNameOf } from '#kernel/note-template.ts'
import { noteFor } from '#kernel/receiver-list.ts'
import { otherAmount } from '#storefront/parts/amounts/price-rule.ts'
import { CardArt } from '#storefront/parts/cards/card-art.tsx'
import { CardStage } from '#storefront/parts/cards/card-stage.tsx'
import { MomentChoice } from '#storefront/parts/delivery-date/moment-choice.tsx'
import { PostDayChoice } from '#storefront/parts/delivery-date/post-day-choice.tsx'
import { AmountChoice } from '#storefront/parts/gift-form/amount-choice.tsx'
import { FormChoice } from '#storefront/parts/gift-form/form-choice.tsx'
import { PackingChoice } from '#storefront/parts/gift-form/packing-choice.tsx'
import { PaperChoice } from '#storefront/parts/gift-form/paper-choice.tsx'
import { offeredForms, typedAmount } from '#storefront/parts/gift-form/product-forms.ts'
import { useModals } from '#storefront/parts/modals/use-modals.ts'
import { NeedsScript } from '#storefront/parts/page/needs-script.tsx'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { PageMeta } from '#storefront/parts/seo/page-meta.tsx'
import { Button } from '#ui/button.tsx'
import type { Elements } from '#ui/elements.ts'
import { ErrorSummary } from '#ui/form/error-summary.tsx'
import { FormMessages } from '#ui/form/form-messages.tsx'
import { useFieldErrorMessage } from '#ui/form/use-field-error-message.ts'
import { Link } from '#ui/link.tsx'
import { Page } from '#ui/page.tsx'
import { Stepper } from '#ui/stepper.tsx'
import { useTexts } from '#ui/use-texts.ts'
import type { JudgedRow } from './judge-rows.ts'
import { ListTotal } from './list-total.tsx'
import type { ReceiverListData } from './load-receiver-list.ts'
import { NoteForAll } from './note-for-all.tsx'
import { ReceiverSection } from './receiver-section.tsx'
import { useReceiverList } from './use-receiver-list.ts'

/** One gift for everybody on a list, on a page of its own. */
export function ReceiverListPage({ data }: { data: ReceiverListData }) {
  const { product, serviceFee } = data
  const t = useTexts(receiverListTexts)
  const moment = useTexts(deliveryDateTexts)
  const paths = usePaths()
  const openModal = useModals()
  const state = useReceiverList(data)
  const [giverName, setGiverName] = useState('')
  const { form, list, choice, cards, unitPrice, wrapping, postage, isByPost } = state
  const say = useFieldErrorMessage(receiverListTexts, {
    noteTooLong: { max: String(noteLengthMax) },
    nameTooLong: { max: String(nameLengthMax) },
  })
  const whenProps = {
    legend: moment('when'),
    chosen: data.begun.deliveryDate,
    error: form.field('deliveryDate').error,
  }
  const preview = ({ row }: JudgedRow) =>
    openModal('packageItemPreview', {
      ...{ title: product.title, image: product.image, wrapper: choice.wrapper },
      receiverName: wholeNameOf(row),
      giverName: giverName.trim() || undefined,
      message: noteFor(row, state.template).trim() || undefined,
    })
  return (
    <Page>
      <PageMeta title={t('pageTitle', { title: product.title })} isPrivate />
      <div className="grid gap-8 pt-6 sm:pt-10 lg:grid-cols-[1fr_23.5rem] lg:gap-12">
        <form {...form.formProps} id={formId} className="grid min-w-0 gap-9 sm:gap-11">
          <header>
            <h1 className="text-heading-2">{t('heading', { title: product.title })}</h1>
            <p className="mt-2.5 max-w-[60ch] text-[1.0625rem] text-text-soft">
              {t(isByPost ? 'introByPost' : 'intro', { max: listRowsMax })}
            </p>
            <p className="mt-1">
              <Link href={paths.giftCards()} className="inline-flex min-h-11 items-center">
                {t('otherProduct')}
              </Link>
            </p>
            <NeedsScript />
          </header>
          <ErrorSummary form={form} />
          <Part title={t('parts.gift')}>
            <GiftForEach product={product} state={state} />
          </Part>
          <Part title={t('parts.note')}>
            <NoteForAll
              giverName={form.field('giverName')}
              message={form.field('message')}
              element={form.element}
              begun={data.begun.message}
              template={state.template}
              onGiverName={setGiverName}
              onTemplate={state.setTemplate}
            />
            {isByPost ? (
              <>
                <PaperChoice state={state} />
                <PackingChoice state={state} gift={product} />
              </>
            ) : (
              <PaperChoice state={state} isDonation={product.productType === 'DONATION'} />
            )}
          </Part>
          {isByPost ? <PostDayChoice {...whenProps} /> : <MomentChoice {...whenProps} />}
          <Part title={t('parts.receivers')}>
            <ReceiverSection
              list={list}
              shown={state.shown}
              onShow={state.setShown}
              isByPost={isByPost}
              book={state.book}
              onPreview={preview}
              say={say}
            />
          </Part>
        </form>
        <aside
          aria-labelledby="list-total"
          className="h-fit rounded-panel bg-surface-warm p-5 sm:p-6 lg:sticky lg:top-6"
        >
          <CardStage
            size="small"
            backgroundColor={product.backgroundColor}
            className="w-full max-lg:hidden"
          >
            <CardArt
              image={{ ...product.image, alt: '' }}
              showShadow={product.showShadow}
              isUrgent
            />
          </CardStage>
          <h2 id="list-total" className="mb-4 text-[1.25rem] lg:mt-5">
            {t('total.heading')}
          </h2>
          <ListTotal
            {...{ cards, unitPrice, wrapping, postage, serviceFee }}
            wanted={data.wanted}
            hasPromotions={data.promotions.areRunning}
          />
          <SendList state={state} />
        </aside>
      </div>
    </Page>
  )
}

const formId = 'receiver-list'

type ListState = ReturnType<typeof useReceiverList>

/** The amount and the number that each of them gets. */
function GiftForEach({
  product,
  state,
}: {
  product: ReceiverListData['product']
  state: ListState
}) {
  const t = useTexts(receiverListTexts)
  const { form, choice, rule, choose } = state
  const hasOnePrice = rule?.hasFixedPrices === true && rule.pricesToShow.length === 1
  return (
    <>
      {choice.amount !== otherAmount && (
        <input type="hidden" name="amount" value={typedAmount(Number(choice.amount))} />
      )}
      {offeredForms(product).length > 1 && (
        <FormChoice
          product={product}
          value={choice.variationType}
          onChange={(variationType) => {
            state.chooseForm(variationType)
            form.changed('amount')
          }}
        />
      )}
      {rule && !hasOnePrice && <AmountChoice state={state} rule={rule} />}
      {product.productType === 'DONATION' ? (
        <input type="hidden" name="quantity" value={1} />
      ) : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <span className="font-bold">{t('quantity')}</span>
          <Stepper
            label={t('quantity')}
            name="quantity"
            value={choice.quantity}
            max={packageQuantityMax}
            onChange={(quantity) => {
              choose({ quantity })
              form.changed('quantity')
            }}
          />
        </div>
      )}
    </>
  )
}

/** The button, beside the form. Wrong rows stop it, unless the visitor leaves them out. */
function SendList({ state }: { state: ListState }) {
  const t = useTexts(receiverListTexts, 'total')
  const { form, list, right } = state
  const hasRefused = form.others.length > 0
  return (
    <div className="mt-5 grid gap-3">
      <FormMessages form={form} />
      <Button type="submit" form={formId} isWide isLoading={form.isSending}>
        {t('submit')}
      </Button>
      {hasRefused && list.wrong > 0 && right > 0 && (
        <Button variant="quiet" isWide isLoading={form.isSending} onClick={state.leaveOutWrong}>
          {t('leaveOut', { wrong: list.wrong, count: right })}
        </Button>
      )}
    </div>
  )
}

const Part = ({ title, children }: { title: string; children: Elements }) => (
  <section className="grid gap-5">
    <h2 className="text-[1.375rem]">{title}</h2>
    {children}
  </section>
)
