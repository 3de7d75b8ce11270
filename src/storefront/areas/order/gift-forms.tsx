import { useState } from 'react'
import { orderTexts } from '#i18n/texts/order.ts'
import { productTexts } from '#i18n/texts/product.ts'
import { noteLengthMax } from '#kernel/limits.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { GiftsToChangeFragment } from '#storefront/graphql/generated/graphql.ts'
import { PaperOption } from '#storefront/parts/gift-form/paper-choice.tsx'
import { useGiftProblems } from '#storefront/parts/gift-form/use-gift-problems.ts'
import { RadioCards } from '#ui/radio-cards.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { ChangeForm, ChangeInPlace } from './change-in-place.tsx'
import { useChangeForm } from './use-change-form.ts'

type GiftFormsProps = {
  orderUuid: string
  receiver: GiftsToChangeFragment
  /** The page shows the change, and the form is about to go. */
  onChanged: () => void
}

type Gift = GiftsToChangeFragment['gifts'][number]

/** Lets the giver write something else beside each gift, and choose another paper, until it is sent or packed. */
export function GiftForms({ receiver, ...props }: GiftFormsProps) {
  const t = useTexts(orderTexts, 'gift')
  return receiver.gifts.map((gift) => {
    const of = receiver.gifts.length > 1 ? 'Of' : ''
    const what = gift.papers.length > 0 ? 'noteOrPaper' : 'note'
    return (
      <ChangeInPlace
        key={gift.id}
        text={t(`${what}${of}`, { title: gift.title })}
        icon="gift"
        openForm={(close) => <AskedForm {...props} {...{ receiver, gift }} onClosed={close} />}
      />
    )
  })
}

type AskedFormProps = GiftFormsProps & { gift: Gift; onClosed: () => void }

function AskedForm({ orderUuid, receiver, gift, onChanged, onClosed }: AskedFormProps) {
  const t = useTexts(orderTexts, 'gift')
  const tForm = useTexts(productTexts, 'form')
  const [paper, setPaper] = useState(gift.wrapper ?? '')
  const form = useChangeForm({
    name: `gift-${gift.id}`,
    load: async () =>
      (await import('./send-gift-change.ts')).sendGiftChange({
        ...{ orderUuid, deliveryId: receiver.id, packageId: gift.id },
      }),
    fieldErrorMessage: useGiftProblems(undefined),
    onChanged,
    onShown: onClosed,
  })
  const wrapper = form.field('wrapper')
  return (
    <ChangeForm
      form={form}
      label={t('title', { name: receiver.name, title: gift.title })}
      hint={t(receiver.post ? 'untilPacked' : 'untilSent')}
      submit={t('submit')}
      cancel={{ text: t('cancel'), onCancel: onClosed }}
    >
      <TextArea
        {...form.field('message')}
        label={tForm('messageLabel')}
        defaultValue={gift.message ?? ''}
        amountOfCharactersAllowed={noteLengthMax}
      />
      {gift.papers.length > 0 && (
        <RadioCards
          legend={tForm('paper')}
          name={wrapper.name}
          error={wrapper.error}
          value={paper}
          layout="pictures"
          options={gift.papers.map(({ id, title, image }) => ({
            value: id,
            label: <PaperOption picture={image.url} title={title} />,
          }))}
          onChange={(id) => {
            setPaper(id)
            form.changed('wrapper')
          }}
        />
      )}
    </ChangeForm>
  )
}

graphql(`
  fragment GiftsToChange on OrderReceiver {
    id
    name
    post { state }
    gifts { id title message wrapper papers { id title image { url } } }
  }
`)
