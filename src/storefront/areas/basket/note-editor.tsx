import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { basketTexts } from '#i18n/texts/basket.ts'
import { productTexts } from '#i18n/texts/product.ts'
import { noteLengthMax } from '#kernel/limits.ts'
import type { WrappingOnOfferFragment } from '#storefront/graphql/generated/graphql.ts'
import type { WrappingChoice } from '#storefront/parts/gift-form/gift-form.ts'
import { PackingChoice } from '#storefront/parts/gift-form/packing-choice.tsx'
import { PaperChoice } from '#storefront/parts/gift-form/paper-choice.tsx'
import { useGiftProblems } from '#storefront/parts/gift-form/use-gift-problems.ts'
import { Button } from '#ui/button.tsx'
import { FormMessages } from '#ui/form/form-messages.tsx'
import { useShopForm } from '#ui/form/use-shop-form.ts'
import { TextArea } from '#ui/text-area.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { type BasketLine, canBeWrapped } from './basket-line.ts'
import { useVersionSeen } from './use-version-seen.ts'

type NoteEditorProps = {
  line: BasketLine
  /** Of the basket that the visitor sees. */
  version: number
  /** What can go around it. */
  wrappings: readonly WrappingOnOfferFragment[]
  /** What it is about, for screen readers. */
  label: string
  onDone: () => void
}

/** Another note, and another paper where there is one, for a gift that is in the basket already. */
export function NoteEditor({ line, version, wrappings, label, onDone }: NoteEditorProps) {
  const { packageId, message, variation } = line
  const t = useTexts(basketTexts)
  const tForm = useTexts(productTexts, 'form')
  const { revalidate } = useRevalidator()
  const { wrapper, giftPacking, isEachWrapped, quantity } = line
  const [choice, setChoice] = useState<WrappingChoice>({
    variationType: variation?.variationType ?? 'DIGITAL',
    ...{ wrapper, giftPacking, isEachWrapped, quantity },
  })
  const { versionSeen, onRefused } = useVersionSeen(version)
  const form = useShopForm({
    name: `note-${packageId}`,
    load: async () =>
      (await import('./change-note.ts')).changeNote({
        ...{ packageId, version: versionSeen },
        isByPost: choice.variationType === 'PHYSICAL',
      }),
    fieldErrorMessage: useGiftProblems(undefined),
    onRefused,
    onDone: async () => {
      await revalidate()
      onDone()
    },
  })
  const wrapping = {
    ...{ form, choice, wrappings },
    choose: (change: Partial<WrappingChoice>) => {
      setChoice({ ...choice, ...change })
      form.changed('wrapper')
    },
  }
  return (
    <form
      {...form.formProps}
      className="grid gap-4 rounded-card bg-surface-warm p-4 sm:p-5"
      aria-label={label}
    >
      <TextArea
        {...form.field('message')}
        label={tForm('messageLabel')}
        defaultValue={message}
        amountOfCharactersAllowed={noteLengthMax}
      />
      {variation && canBeWrapped(line) && (
        <>
          <PaperChoice state={wrapping} isDonation={line.isDonation} />
          <PackingChoice state={wrapping} gift={variation.product} />
        </>
      )}
      <FormMessages form={form} />
      <div className="flex flex-wrap gap-x-5 gap-y-2">
        <Button type="submit" size="small" isLoading={form.isSending}>
          {t('saveNote')}
        </Button>
        <Button variant="link" size="small" onClick={onDone}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}
