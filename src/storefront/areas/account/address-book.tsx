import { countryName } from '#i18n/names.ts'
import { addressBookTexts } from '#i18n/texts/address-book.ts'
import type { BookedAddressFragment } from '#storefront/graphql/generated/graphql.ts'
import { bookedLinesOf, bookedNameOf } from '#storefront/parts/address-book/booked-address.ts'
import { EmptyPanel } from '#storefront/parts/messages/empty-panel.tsx'
import { useModals } from '#storefront/parts/modals/use-modals.ts'
import { useStore } from '#storefront/parts/store/store-context.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useLanguage } from '#ui/language.tsx'
import { MessageRow } from '#ui/message-row.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useTexts } from '#ui/use-texts.ts'

type AddressBookProps = {
  addresses: readonly BookedAddressFragment[]
  /** As many as the book may hold. */
  max: number
}

/** All addresses that a customer keeps, with what can be done with them. */
export function AddressBook({ addresses, max }: AddressBookProps) {
  const t = useTexts(addressBookTexts)
  const openModal = useModals()
  const showToast = useToast()
  const ask = (entry: BookedAddressFragment | undefined) =>
    openModal('bookedAddress', {
      entry,
      onKept: (wasKnown) => showToast(t(wasKnown ? 'keptKnown' : 'kept')),
    })
  if (addresses.length === 0)
    return (
      <EmptyPanel
        icon="pin"
        heading={<h2 className="text-heading-2">{t('empty.heading')}</h2>}
        text={t('empty.text')}
        action={t('add')}
        onAction={() => ask(undefined)}
      />
    )
  return (
    <>
      {addresses.length < max ? (
        <Button icon="plus" onClick={() => ask(undefined)} className="max-sm:w-full">
          {t('add')}
        </Button>
      ) : (
        <MessageRow tone="warning">{t('full', { max: String(max) })}</MessageRow>
      )}
      <ul aria-label={t('list')} className="mt-6 grid gap-4 sm:grid-cols-2">
        {addresses.map((entry) => (
          <li key={entry.id}>
            <BookCard
              entry={entry}
              onChange={() => ask(entry)}
              onRemove={() =>
                openModal('removeAddress', { entry, onRemoved: () => showToast(t('removed')) })
              }
            />
          </li>
        ))}
      </ul>
    </>
  )
}

type BookCardProps = {
  entry: BookedAddressFragment
  onChange: () => void
  onRemove: () => void
}

function BookCard({ entry, onChange, onRemove }: BookCardProps) {
  const t = useTexts(addressBookTexts)
  const language = useLanguage()
  const own = useStore().countryCode
  const { address, isDefaultBilling, isDefaultDelivery } = entry
  const { countryCode } = address
  const who = bookedNameOf(address)
  const abroad = countryCode && countryCode !== own ? [countryName(language, countryCode)] : []
  const lines = [...bookedLinesOf(address), ...abroad]
  return (
    <article className="flex h-full flex-col rounded-card p-4 ring-[1.5px] ring-line ring-inset sm:p-5">
      <h2 className="wrap-anywhere text-[1.125rem] leading-snug">{who}</h2>
      <address className="wrap-anywhere mt-1 not-italic leading-relaxed">
        {lines.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </address>
      <Facts address={address} />
      <ul className="mt-3 flex flex-wrap gap-2 empty:hidden">
        {isDefaultBilling && <Mark text={t('defaultBilling')} />}
        {isDefaultDelivery && <Mark text={t('defaultDelivery')} />}
      </ul>
      <div className="mt-auto flex flex-wrap gap-x-5 pt-2">
        <Button variant="link" size="small" onClick={onChange} aria-label={t('changeWho', { who })}>
          {t('change')}
        </Button>
        <Button
          variant="dangerLink"
          size="small"
          onClick={onRemove}
          aria-label={t('removeWho', { who })}
        >
          {t('remove')}
        </Button>
      </div>
    </article>
  )
}

const Mark = ({ text }: { text: string }) => (
  <li className="inline-flex items-center gap-1.5 rounded-full bg-leaf-soft py-0.5 pr-3 pl-2 font-semibold text-[0.875rem] text-leaf">
    <Icon name="check" size={16} />
    <span>{text}</span>
  </li>
)

const facts = ['phoneNumber', 'kvkNumber', 'vatNumber', 'referenceNumber', 'invoiceEmail'] as const

function Facts({ address }: Pick<BookedAddressFragment, 'address'>) {
  const t = useTexts(addressBookTexts, 'facts')
  const known = facts.filter((name) => address[name])
  if (known.length === 0) return null
  return (
    <dl className="mt-2 grid gap-0.5 text-[0.9375rem] text-text-soft">
      {known.map((name) => (
        <div key={name} className="wrap-anywhere">
          <dt className="inline">{`${t(name)}: `}</dt>
          <dd className="inline">{address[name]}</dd>
        </div>
      ))}
    </dl>
  )
}
