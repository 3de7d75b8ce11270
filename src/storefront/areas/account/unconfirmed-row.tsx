import { useState } from 'react'
import { accountPagesTexts } from '#i18n/texts/account-pages.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { ResendConfirmationMutation } from '#storefront/graphql/generated/graphql.ts'
import { mutate } from '#storefront/parts/api/call-shop.ts'
import { askWithProof } from '#storefront/parts/captcha/ask-with-proof.ts'
import { useChange } from '#storefront/parts/change/use-change.ts'
import { Button } from '#ui/button.tsx'
import { MessageRow } from '#ui/message-row.tsx'
import { useTexts } from '#ui/use-texts.ts'

/** Until the mailbox has said yes: what is to be done, and the mail once more. */
export function UnconfirmedRow({ email }: { email: string }) {
  const t = useTexts(accountPagesTexts, 'overview')
  const [sent, setSent] = useState<'resent' | 'underWay'>()
  const { press, isBusy } = useChange<ResendConfirmationMutation['resendConfirmation']>({
    refusedIn: 'window',
    onDone: ({ status }) => setSent(status ? 'resent' : 'underWay'),
  })
  const resend = () => askWithProof((captchaToken) => mutate(ResendDocument, { captchaToken }))
  if (sent)
    return (
      <MessageRow icon="mail" className="wrap-anywhere">
        {t(sent, { email })}
      </MessageRow>
    )
  return (
    <MessageRow tone="warning" icon="mail">
      <p className="wrap-anywhere">{t('unconfirmed', { email })}</p>
      <Button
        variant="quiet"
        size="small"
        isLoading={isBusy}
        onClick={() => void press(resend)}
        className="mt-3"
      >
        {t('resend')}
      </Button>
    </MessageRow>
  )
}

const ResendDocument = graphql(`
  mutation ResendConfirmation($userData: UserData!, $captchaToken: String) {
    resendConfirmation(userData: $userData, captchaToken: $captchaToken) { status errors { ...ShopError } }
  }
`)
