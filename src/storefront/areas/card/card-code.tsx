import { cardTexts } from '#i18n/texts/card.ts'
import type { CardOnPageFragment } from '#storefront/graphql/generated/graphql.ts'
import { CopyButton } from '#ui/copy-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { MessageRow } from '#ui/message-row.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { digitGroups } from './digit-groups.ts'

type CardCodeProps = {
  title: string
  code: NonNullable<CardOnPageFragment['code']>
  isChoiceCard: boolean
}

/**
 * What a shop asks for: the bars for its scanner, the number to type, and the pin when the holder shows it. No till takes
 * a choice card, so it has no bars.
 */
export function CardCode({ title, code, isChoiceCard }: CardCodeProps) {
  const t = useTexts(cardTexts)
  return (
    <div className="grid gap-5 print:gap-3">
      {isChoiceCard ? (
        <MessageRow tone="ruby">{t('choiceCard')}</MessageRow>
      ) : (
        <Barcode title={title} svg={code.barcodeSvg} />
      )}
      <Secret label={t('number')}>
        <Digits value={code.number} />
        <CopyButton text={code.number} label={t('copy')} name={t('copyNumber')} />
      </Secret>
      {code.pin && <Pin pin={code.pin} />}
    </div>
  )
}

function Barcode({ title, svg }: { title: string; svg: string }) {
  const t = useTexts(cardTexts)
  return (
    <figure className="rounded-card bg-surface p-4 text-center ring-[1.5px] ring-line ring-inset sm:p-5 print:p-2">
      <img
        src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
        alt={t('barcode', { title })}
        className="mx-auto h-36 w-full max-w-sm object-contain print:h-24"
      />
      <figcaption className="mt-2 text-[0.9375rem] text-text-soft">{t('barcodeHint')}</figcaption>
    </figure>
  )
}

type SecretProps = { label: string; children: React.ReactNode }

const Secret = ({ label, children }: SecretProps) => (
  <div>
    <p className="text-[0.875rem] text-text-soft">{label}</p>
    <div className="mt-0.5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      {children}
    </div>
  </div>
)

/** CSS spaces the groups, so that a copy by hand is the bare number. */
const Digits = ({ value }: { value: string }) => (
  <p
    translate="no"
    className="select-all font-bold text-[1.3125rem] tabular-nums tracking-wide sm:text-[1.5rem]"
  >
    {digitGroups(value).map((group, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: groups of a number that never changes; two may be alike.
      <span key={index} className="mr-2.5 inline-block last:mr-0">
        {group}
      </span>
    ))}
  </p>
)

/**
 * Visitors show this page at tills and open it in trains, so the pin is covered until they uncover it, without a
 * script too. A print always shows it.
 */
function Pin({ pin }: { pin: string }) {
  const t = useTexts(cardTexts)
  return (
    <div>
      <p className="text-[0.875rem] text-text-soft">{t('pin')}</p>
      <details className="group mt-1 print:hidden">
        <summary className="touch inline-flex list-none items-center gap-2.5 rounded-full bg-surface-gray px-5 font-bold text-[0.9375rem] [&::-webkit-details-marker]:hidden">
          <Icon name="lock" size={18} />
          <span className="group-open:hidden">{t('showPin')}</span>
          <span className="hidden group-open:inline">{t('hidePin')}</span>
        </summary>
        <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <Digits value={pin} />
          <CopyButton text={pin} label={t('copy')} name={t('copyPin')} />
        </div>
      </details>
      <p
        aria-hidden="true"
        translate="no"
        className="hidden font-bold text-[1.5rem] tabular-nums tracking-wide print:block"
      >
        {pin}
      </p>
    </div>
  )
}
