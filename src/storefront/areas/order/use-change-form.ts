import { useRevalidator } from 'react-router'
import type { AnswerWithErrors, FormSchema } from '#ui/form/shop-form.ts'
import { type FormToFill, useShopForm } from '#ui/form/use-shop-form.ts'

type Change<Schema extends FormSchema, Answer extends AnswerWithErrors> = Pick<
  FormToFill<Schema, Answer>,
  'name' | 'load' | 'fieldErrorMessage'
> & {
  /** The shop has it; the page is about to show it. */
  onChanged: () => void
  /** The page shows it. */
  onShown?: (() => void) | undefined
}

/** A form that changes what is ordered: the page is read again, and the form stays busy until it shows the change. */
export function useChangeForm<Schema extends FormSchema, Answer extends AnswerWithErrors>({
  onChanged,
  onShown,
  ...toFill
}: Change<Schema, Answer>) {
  const { revalidate } = useRevalidator()
  return useShopForm({
    ...toFill,
    // A refusal may mean that it can no longer be changed.
    onRefused: () => void revalidate(),
    onDone: async () => {
      onChanged()
      await revalidate()
      onShown?.()
    },
  })
}
