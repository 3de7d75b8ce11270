import type { SubmitEvent } from 'react'
import { formatMoney } from '#i18n/formats.ts'
import { basketTexts } from '#i18n/texts/basket.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { PromotionCodeFragment } from '#storefront/graphql/generated/graphql.ts'
import { useChange } from '#storefront/parts/change/use-change.ts'
import { Button } from '#ui/button.tsx'
import { Fold } from '#ui/fold.tsx'
import { useLanguage } from '#ui/language.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { sendPromotionCode } from './change-basket.ts'

type PromotionCodeProps = { typed: PromotionCodeFragment | null | undefined }

/** Where a code is typed, and what the one that was typed is good for. */
export function PromotionCode({ typed }: PromotionCodeProps) {
  const t = useTexts(basketTexts, 'code')
  const { press, isBusy, errors } = useChange({ rereadsPage: true })
  const set = (code: string) => void press(() => sendPromotionCode(code))
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    set(String(new FormData(event.currentTarget).get('code') ?? ''))
  }
  if (typed)
    return (
      <div className="mt-4 grid gap-1 border-line border-t pt-4 text-[0.9375rem]" role="status">
        <p className="flex items-baseline justify-between gap-4">
          <span>
            <span>{t('kept')}</span>{' '}
            <strong className="break-all font-bold tracking-wide">{typed.code}</strong>
          </span>
          <Button variant="link" size="small" isLoading={isBusy} onClick={() => set('')}>
            {t('remove')}
          </Button>
        </p>
        {!typed.isApplied && <NotApplied typed={typed} />}
      </div>
    )
  return (
    <Fold
      weight="quiet"
      title={t('ask')}
      isOpen={errors.length > 0}
      className="mt-4 border-line border-t pt-2"
    >
      <form onSubmit={submit} className="mt-1 grid grid-cols-[1fr_auto] items-start gap-2.5">
        <TextField
          name="code"
          label={t('label')}
          error={errors[0]?.message}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
          required
        />
        <Button type="submit" variant="quiet" isLoading={isBusy} className="min-h-14">
          {t('submit')}
        </Button>
      </form>
    </Fold>
  )
}

function NotApplied({ typed: { isRefused, needed } }: { typed: PromotionCodeFragment }) {
  const t = useTexts(basketTexts, 'code')
  const language = useLanguage()
  if (isRefused) return <p>{t('refused')}</p>
  return (
    <p>{needed ? t('needed', { amount: formatMoney(language, needed, 'short') }) : t('notYet')}</p>
  )
}

graphql(`
  fragment PromotionCode on PromotionCode {
    code
    isApplied
    isRefused
    needed { currency value }
  }
`)
