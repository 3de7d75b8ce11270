import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import type { Elements } from '#ui/elements.ts'
import { ErrorSummary } from '#ui/form/error-summary.tsx'
import { FormMessages } from '#ui/form/form-messages.tsx'
import type { useShopForm } from '#ui/form/use-shop-form.ts'
import type { IconName } from '#ui/icon.tsx'

type ChangeInPlaceProps = {
  text: string
  icon?: IconName | undefined
  /** It has to be changed, so the form need not be asked for. */
  isUrgent?: boolean | undefined
  openForm: (close: () => void) => Elements
}

/** What is ordered and may still be changed: a link whose place the form takes. */
export function ChangeInPlace({ text, icon, isUrgent = false, openForm }: ChangeInPlaceProps) {
  const [isAsked, setIsAsked] = useState(isUrgent)
  if (isAsked) return openForm(() => setIsAsked(false))
  return (
    <Button
      variant="link"
      size="small"
      icon={icon}
      className="-ml-1 justify-self-start print:hidden"
      onClick={() => setIsAsked(true)}
    >
      {text}
    </Button>
  )
}

type ChangeFormProps = {
  form: Pick<
    ReturnType<typeof useShopForm>,
    'formProps' | 'isSending' | 'others' | 'problems' | 'element'
  >
  label: string
  hint?: string | undefined
  submit: string
  /** Undefined: there is no way but on. */
  cancel?: { text: string; onCancel: () => void } | undefined
  children: Elements
}

/** The frame of such a form: what is wrong above, the fields, and the two ways on. */
export const ChangeForm = ({ form, label, hint, submit, cancel, children }: ChangeFormProps) => (
  <form {...form.formProps} aria-label={label} className="mt-3 grid gap-4 print:hidden">
    <ErrorSummary form={form} />
    {children}
    <FormMessages form={form} />
    {hint !== undefined && <p className="text-[0.875rem] text-text-soft">{hint}</p>}
    <div className="flex flex-wrap gap-x-5 gap-y-2">
      <Button type="submit" size="small" isLoading={form.isSending}>
        {submit}
      </Button>
      {cancel && (
        <Button variant="link" size="small" className="-ml-1" onClick={cancel.onCancel}>
          {cancel.text}
        </Button>
      )}
    </div>
  </form>
)
