import { useTranslations } from 'use-intl'

/** Drawn simply; a mark appears only where it is really offered (DESIGN §7). */
export function PaymentLogos({ names }: { names: readonly string[] }) {
  const t = useTranslations('layout.footer')
  const offered = names.filter((name) => name in logos)
  return (
    <ul aria-label={t('paymentMethods')} className="mt-5 flex flex-wrap gap-2">
      {offered.map((name) => (
        <li
          key={name}
          className="grid h-9 min-w-14 place-items-center rounded-md bg-surface px-2.5 text-text"
        >
          {logos[name]}
        </li>
      ))}
    </ul>
  )
}

const word = 'font-text font-extrabold text-[0.8125rem]'

const logos: Record<string, React.ReactNode> = {
  ideal: <Words parts={['iDEAL', 'Wero']} />,
  visa: <span className="font-extrabold text-(--mark-visa) italic tracking-wide">{'VISA'}</span>,
  mastercard: <Mastercard />,
}

function Words({ parts: [first, second] }: { parts: [string, string] }) {
  return (
    <span className={`flex items-center gap-1.5 ${word}`}>
      <span className="text-(--mark-ideal)">{first}</span>
      <span aria-hidden="true" className="h-4 w-px bg-line-field" />
      <span>{second}</span>
    </span>
  )
}

const mastercard = 'Mastercard'

function Mastercard() {
  return (
    <svg viewBox="0 0 40 24" width="38" height="23" role="img" aria-label={mastercard}>
      <circle cx="15" cy="12" r="9.5" className="fill-(--mark-mastercard-left)" />
      <circle cx="25" cy="12" r="9.5" className="fill-(--mark-mastercard-right)" />
      <path
        d="M20 3.92a9.5 9.5 0 0 1 0 16.16 9.5 9.5 0 0 1 0-16.16Z"
        className="fill-(--mark-mastercard-middle)"
      />
    </svg>
  )
}
