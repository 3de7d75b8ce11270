import { type ReactNode, useState } from 'react'
import type { identitySchema } from '#kernel/account-input.ts'
import { useCaptcha } from '#storefront/parts/captcha/use-captcha.ts'
import { Button } from '#ui/button.tsx'
import { EmailField } from '#ui/form/email-field.tsx'
import { ErrorSummary } from '#ui/form/error-summary.tsx'
import { FormMessages } from '#ui/form/form-messages.tsx'
import type { AnswerWithErrors, FieldErrorMessage, FormTask } from '#ui/form/shop-form.ts'
import { useShopForm } from '#ui/form/use-shop-form.ts'
import { takeFocus } from '#ui/take-focus.ts'

type EmailFormProps = {
  /** By which its text is kept while it is filled in. */
  name: string
  load: () => Promise<FormTask<typeof identitySchema, AnswerWithErrors>>
  fieldErrorMessage: FieldErrorMessage
  words: { heading: string; email: string; submit: string; privacy: string; noScript: string }
  done: { title: string; text: (email: string) => ReactNode; again: string }
}

/** Asks for an address. What it leads to is seen in a mailbox alone: the page says the same to everybody. */
export function EmailForm({ name, load, fieldErrorMessage, words, done }: EmailFormProps) {
  const [asked, setAsked] = useState<string>()
  const form = useShopForm({
    ...{ name, load, fieldErrorMessage },
    onDone: ({ email }) => setAsked(email),
    captcha: useCaptcha(),
  })
  if (asked !== undefined)
    return (
      // It takes the focus once, because the form that had it is gone.
      <div role="status" tabIndex={-1} ref={takeFocus} className="outline-none">
        <p className="font-bold font-display text-[1.25rem]">{done.title}</p>
        <p className="wrap-anywhere mt-2 leading-relaxed">{done.text(asked)}</p>
        <Button variant="quiet" onClick={() => setAsked(undefined)} className="mt-5">
          {done.again}
        </Button>
      </div>
    )
  return (
    <form {...form.formProps} aria-label={words.heading} className="grid gap-4">
      <ErrorSummary form={form} />
      <EmailField {...form.field('email')} label={words.email} />
      <Button type="submit" isLoading={form.isSending} className="w-full sm:w-fit">
        {words.submit}
      </Button>
      <FormMessages form={form} />
      <noscript>
        <p className="font-semibold">{words.noScript}</p>
      </noscript>
      <p className="text-[0.9375rem] text-text-soft">{words.privacy}</p>
    </form>
  )
}
