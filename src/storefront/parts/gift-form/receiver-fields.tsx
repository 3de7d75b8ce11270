import { Suspense, useRef } from 'react'
import { productTexts } from '#i18n/texts/product.ts'
import { noteLengthMax } from '#kernel/limits.ts'
import { fetchLater } from '#storefront/parts/page/fetch-later.ts'
import { EmailField, RepeatedEmailField } from '#ui/form/email-field.tsx'
import { LineField } from '#ui/form/line-field.tsx'
import { Icon } from '#ui/icon.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { PaperChoice } from './paper-choice.tsx'
import { ReceiverChips } from './receiver-chips.tsx'
import type { GiftFormState } from './use-gift-choice.ts'
import { useGiverName } from './use-giver-name.ts'

/** Brings the countries and their fields along, which nobody needs who gives by e-mail. */
const PostAddress = fetchLater(async () => (await import('./post-address.tsx')).PostAddress)

/** A donation is given in the receiver's name; the receiver gets no card. */
type ReceiverFieldsProps = {
  state: GiftFormState
  isDonation: boolean
  isLegendHidden?: boolean
}

/** The fields of the receiver: name, e-mail address twice or where it is posted, and a note. */
export function ReceiverFields({ state, isDonation, isLegendHidden }: ReceiverFieldsProps) {
  const t = useTexts(productTexts, 'form')
  const { receiver, variationType } = state.choice
  const isByPost = variationType === 'PHYSICAL'
  return (
    <div>
      <RadioCards
        legend={t('receiver')}
        isLegendHidden={isLegendHidden}
        name="forWhom"
        value={receiver}
        options={[
          { value: 'other', label: isDonation ? t('donation.forOther') : t('forOther') },
          { value: 'self', label: isDonation ? t('donation.forSelf') : t('forSelf') },
        ]}
        onChange={(value) => state.choose({ receiver: value === 'self' ? 'self' : 'other' })}
      />
      {receiver === 'other' && (
        <>
          {!isByPost && <ReceiverChips state={state} />}
          <SomebodyElse state={state} isDonation={isDonation} />
        </>
      )}
      {receiver === 'self' && isByPost && <OwnAddress state={state} what="card" className="mt-5" />}
      {receiver === 'self' && !isByPost && (
        <p className="mt-4 flex gap-2.5 text-text-soft">
          <Icon name="mail" size={20} className="mt-0.5" />
          <span>{isDonation ? t('donation.forSelfHint') : t('forSelfHint')}</span>
        </p>
      )}
    </div>
  )
}

type OwnAddressProps = { state: GiftFormState; what: 'card' | 'pack'; className?: string }

/** Where something is posted that its giver keeps. */
export function OwnAddress({ state, what, className = '' }: OwnAddressProps) {
  const t = useTexts(productTexts, 'form')
  return (
    <div className={`grid gap-4 ${className}`}>
      <p className="flex gap-2.5 text-text-soft">
        <Icon name="parcel" size={20} className="mt-0.5" />
        <span>{t(what === 'pack' ? 'postPackTo' : 'postToSelf')}</span>
      </p>
      <Suspense fallback={null}>
        <PostAddress state={state} />
      </Suspense>
    </div>
  )
}

function SomebodyElse({ state, isDonation }: Omit<ReceiverFieldsProps, 'isLegendHidden'>) {
  const t = useTexts(productTexts, 'form')
  const { form, write, begun, choice } = state
  const fields = useRef<HTMLDivElement>(null)
  const giver = useRef<HTMLInputElement>(null)
  useGiverName(fields, giver)
  return (
    <>
      <div ref={fields} className="@container mt-5">
        <div className="grid gap-5 @md:grid-cols-2 @md:gap-x-4">
          <LineField
            {...form.field('receiver.name')}
            label={t('name')}
            defaultValue={begun.name}
            autoComplete="off"
            onChange={(event) => write({ name: event.target.value })}
          />
          <LineField
            {...form.field('receiver.giverName')}
            ref={giver}
            label={t('giverName')}
            defaultValue={begun.giverName}
            hint={t('giverNameHint')}
            autoComplete="off"
            onChange={(event) => write({ giverName: event.target.value })}
          />
          {choice.variationType === 'DIGITAL' && (
            <>
              <EmailField
                {...form.field('receiver.email')}
                label={t('email')}
                defaultValue={begun.email}
                autoComplete="off"
              />
              <RepeatedEmailField
                {...form.field('receiver.confirmEmail')}
                label={t('confirmEmail')}
                defaultValue={begun.email}
                autoComplete="off"
              />
            </>
          )}
        </div>
      </div>
      {choice.variationType === 'PHYSICAL' && (
        <div className="mt-6 grid gap-4">
          <p className="font-bold">{t('postTo')}</p>
          <Suspense fallback={null}>
            <PostAddress state={state} />
          </Suspense>
        </div>
      )}
      {choice.variationType === 'DIGITAL' && (
        <PaperChoice state={state} isDonation={isDonation} className="mt-6" />
      )}
      <p className="mt-6 mb-2.5 font-bold">{t('message')}</p>
      <TextArea
        {...form.field('message')}
        label={t('messageLabel')}
        defaultValue={begun.message}
        onText={(message) => write({ message })}
        amountOfCharactersAllowed={noteLengthMax}
      />
    </>
  )
}
