import { browseTexts } from '#i18n/texts/browse.ts'
import { businessTexts } from '#i18n/texts/business.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { BusinessProductPageFragment } from '#storefront/graphql/generated/graphql.ts'
import { CardArt } from '#storefront/parts/cards/card-art.tsx'
import { CardStage } from '#storefront/parts/cards/card-stage.tsx'
import { Hand } from '#storefront/parts/cards/hand.tsx'
import { useModals } from '#storefront/parts/modals/use-modals.ts'
import { NeedsScript } from '#storefront/parts/page/needs-script.tsx'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { FaqData } from '#storefront/parts/seo/faq-data.tsx'
import { PageBreadcrumbs } from '#storefront/parts/seo/page-breadcrumbs.tsx'
import { PageMeta } from '#storefront/parts/seo/page-meta.tsx'
import { Accordion } from '#ui/accordion.tsx'
import { Button } from '#ui/button.tsx'
import type { Elements } from '#ui/elements.ts'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { Page } from '#ui/page.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { type BusinessCardProduct, BusinessCards } from './business-cards.tsx'
import { BusinessFacts } from './business-facts.tsx'
import { BusinessForm } from './business-form.tsx'
import type { BusinessProduct } from './business-product.ts'
import { BusinessPromises } from './business-promises.tsx'
import { BusinessSteps } from './business-steps.tsx'
import type { BusinessTerms } from './business-terms.ts'
import { quoteAddress } from './quote-address.ts'

/** Page that a storefront shows (SPEC §2): 1 has the form in it, 2 behind a button. */
export type FormVersion = 1 | 2

type SoldToCompanies = BusinessProductPageFragment & BusinessProduct

type BusinessProductPageProps = {
  product: SoldToCompanies
  terms: BusinessTerms
  formVersion: FormVersion
  /** Other cards for companies. */
  others: readonly BusinessCardProduct[]
  /** Description of the card, and where it is spent. */
  details: Elements
}

/** A product for companies: what it is for them, and how many they want. */
export function BusinessProductPage(props: BusinessProductPageProps) {
  const { product, terms, formVersion, others, details } = props
  const t = useTexts(businessTexts)
  const crumbs = useTexts(browseTexts, 'crumbs')
  const paths = usePaths()
  return (
    <Page>
      <PageMeta
        title={t('pageTitle', { title: product.title })}
        description={t('pageDescription', { tagline: product.tagline })}
        picture={product.shareImage}
      />
      <PageBreadcrumbs
        crumbs={[
          { title: crumbs('home'), href: paths.home() },
          { title: t('crumb'), href: paths.business() },
        ]}
        here={product.title}
      />
      <div className="grid grid-cols-1 items-start gap-x-8 gap-y-6 md:grid-cols-2 lg:grid-cols-[minmax(0,1.08fr)_minmax(0,1fr)] lg:gap-x-12">
        <div className="grid gap-6 md:sticky md:top-26">
          <div>
            <Stage product={product} />
            <Sample />
          </div>
          {formVersion === 1 && (
            <div className="max-md:hidden">
              <BusinessPromises product={product} terms={terms} />
            </div>
          )}
        </div>
        <div>
          <p className="mb-2.5 inline-flex items-center gap-2 rounded-full bg-surface-blush px-3.5 py-1 font-bold text-[0.9375rem] text-action-strong">
            <Icon name="briefcase" size={18} />
            <span>{t('kicker')}</span>
          </p>
          <h1 className="text-heading-1">{t('heading', { title: product.title })}</h1>
          <p className="mt-3 text-[1.125rem] text-text-soft leading-snug">{product.tagline}</p>
          <NeedsScript />
          {formVersion === 1 ? (
            <section className="mt-6 rounded-panel bg-surface-warm p-5 sm:p-7">
              <h2 className="mb-5 text-[1.375rem]">{t('form.legend')}</h2>
              <BusinessForm product={product} terms={terms} />
            </section>
          ) : (
            <Opener product={product} terms={terms} />
          )}
          <p className="mt-3">
            <Link href={product.path} className="inline-flex min-h-11 items-center">
              {t(product.productType === 'DONATION' ? 'oneByOneDonation' : 'oneByOne')}
            </Link>
          </p>
        </div>
      </div>
      <BusinessSteps />
      <BusinessFacts product={product} />
      {details}
      <Questions />
      {others.length > 0 && (
        <BusinessCards title={t('cards.others')} products={others} terms={terms} />
      )}
    </Page>
  )
}

const Stage = ({ product }: { product: SoldToCompanies }) => (
  <CardStage backgroundColor={product.backgroundColor} size="large">
    <CardArt
      image={product.image}
      showShadow={product.showShadow}
      isUrgent
      className="mx-auto max-w-60 -rotate-2 md:max-w-[28.75rem]"
    >
      {product.showHand && <Hand />}
    </CardArt>
  </CardStage>
)

/** Tag and note of a gift, as its receiver reads them. */
function Sample() {
  const t = useTexts(businessTexts, 'sample')
  return (
    <div className="relative -mt-8 px-4 max-md:hidden">
      <div className="mx-auto max-w-[27rem] rotate-1 rounded-2xl bg-surface px-5 py-4 shadow-soft">
        <p className="font-semibold text-[0.8125rem] text-text-soft">{t('tag')}</p>
        <p className="mt-0.5">{t('note')}</p>
      </div>
    </div>
  )
}

/** The second version: what can be counted on, and a button that opens the form. */
function Opener({ product, terms }: { product: SoldToCompanies; terms: BusinessTerms }) {
  const t = useTexts(businessTexts, 'form')
  const paths = usePaths()
  const openModal = useModals()
  const open = { number: undefined, amountCents: undefined, occasion: undefined }
  return (
    <section className="mt-6 rounded-panel bg-surface-warm p-5 sm:p-7">
      <h2 className="mb-5 text-[1.375rem]">{t('legend')}</h2>
      <BusinessPromises product={product} terms={terms} />
      <div className="mt-6 grid gap-3">
        <Button isWide onClick={() => openModal('businessProductPageForm', { product, terms })}>
          {t('open')}
        </Button>
        <Button variant="quiet" isWide href={quoteAddress(paths, product.id, open)}>
          {t('toQuote')}
        </Button>
      </div>
      <p className="mt-3 text-center text-[0.9375rem] text-text-soft">{t('nothingYet')}</p>
    </section>
  )
}

const asked = ['names', 'different', 'wrong', 'colleagues'] as const

function Questions() {
  const t = useTexts(businessTexts, 'questions')
  const questions = asked.map((name) => ({
    id: name,
    question: t(`${name}.question`),
    answer: t(`${name}.answer`),
  }))
  return (
    <section className="grid gap-x-12 gap-y-5 pt-12 sm:pt-16 lg:grid-cols-[1fr_1.9fr]">
      <h2 className="text-heading-2">{t('title')}</h2>
      <Accordion
        items={questions.map(({ id, question, answer }) => ({
          id,
          title: question,
          content: answer,
        }))}
      />
      <FaqData questions={questions} />
    </section>
  )
}

graphql(`
  fragment BusinessProductPage on Product {
    path
    tagline
    shareImage { url alt }
    ...BusinessForm
    ...BusinessFacts
    ...BusinessPromises
  }
`)
