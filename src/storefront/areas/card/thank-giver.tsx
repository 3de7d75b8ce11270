import { useId } from 'react'
import { Form, useNavigation } from 'react-router'
import { thankYouTexts } from '#i18n/texts/thank-you.ts'
import { noteLengthMax } from '#kernel/limits.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type {
  GiftThanksFragment,
  ShopErrorFragment,
} from '#storefront/graphql/generated/graphql.ts'
import { NotePaper } from '#storefront/parts/gift-wrap/note-paper.tsx'
import { ErrorRows } from '#storefront/parts/messages/error-rows.tsx'
import { Button } from '#ui/button.tsx'
import type { Elements } from '#ui/elements.ts'
import { Fold } from '#ui/fold.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useTexts } from '#ui/use-texts.ts'

/** By this name the page's action knows the form; unwrapping names nothing. */
export const thankIntent = 'thank'

type ThankGiverProps = { gift: GiftThanksFragment; errors: readonly ShopErrorFragment[] }

/** After unwrapping: a thank-you in one tap or with a line of text, and later what was sent. Plain forms: no script is needed. */
export function ThankGiver({ gift: { giverName, canThank, thankYou }, errors }: ThankGiverProps) {
  const t = useTexts(thankYouTexts)
  const heading = useId()
  if (!canThank && !thankYou) return null
  return (
    <section
      aria-labelledby={heading}
      className="mx-auto w-full max-w-2xl rounded-panel bg-surface p-5 shadow-soft sm:p-9 print:hidden"
    >
      <h2 id={heading} className="wrap-anywhere text-[1.375rem]">
        {thankYou ? t('sent') : t('heading', { giver: giverName })}
      </h2>
      <p role="status" className="mt-1.5 wrap-anywhere">
        {thankYou ? t('sentText', { giver: giverName }) : t('text', { giver: giverName })}
      </p>
      <ErrorRows errors={errors} className="mt-4" />
      {thankYou?.text && (
        <div className="mt-4">
          <NotePaper label={t('field')}>{thankYou.text}</NotePaper>
        </div>
      )}
      {canThank && !thankYou && (
        <ThankForm className="mt-4">
          <SendButton text={t('wordless')} />
        </ThankForm>
      )}
      {canThank && (
        <WithWords
          key={thankYou ? 'sent' : 'new'}
          summary={thankYou ? t('change') : t('words')}
          submit={thankYou ? t('save') : t('submit')}
          text={thankYou?.text ?? ''}
          isOpen={errors.length > 0}
        />
      )}
    </section>
  )
}

type WithWordsProps = { summary: string; submit: string; text: string; isOpen: boolean }

function WithWords({ summary, submit, text, isOpen }: WithWordsProps) {
  const t = useTexts(thankYouTexts)
  return (
    <Fold weight="bold" title={summary} isOpen={isOpen} className="mt-3">
      <ThankForm className="mt-2 grid gap-3">
        <TextField
          name="text"
          label={t('field')}
          defaultValue={text}
          maxLength={noteLengthMax}
          autoComplete="off"
          enterKeyHint="send"
        />
        <SendButton text={submit} />
      </ThankForm>
    </Fold>
  )
}

const ThankForm = ({ className, children }: { className: string; children: Elements }) => (
  <Form method="post" replace preventScrollReset className={className}>
    <input type="hidden" name="intent" value={thankIntent} />
    {children}
  </Form>
)

function SendButton({ text }: { text: string }) {
  const isSending = useNavigation().formData?.get('intent') === thankIntent
  return (
    <Button type="submit" size="small" isPlain isLoading={isSending} className="w-fit">
      {text}
    </Button>
  )
}

graphql(`
  fragment GiftThanks on GiftCardPage {
    giverName
    canThank
    thankYou { text }
  }
`)
