import { useState } from 'react'
import { accountPagesTexts } from '#i18n/texts/account-pages.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { callShop } from '#storefront/parts/api/call-shop.ts'
import { askWithProof } from '#storefront/parts/captcha/ask-with-proof.ts'
import { useErrorModal } from '#storefront/parts/modals/use-error-modal.ts'
import { Button } from '#ui/button.tsx'
import { MessageRow } from '#ui/message-row.tsx'
import { useTexts } from '#ui/use-texts.ts'

/** Until the mailbox has said yes: what is to be done, and the mail once more. */
export function UnconfirmedRow({ email }: { email: string }) {
  const t = useTexts(accountPagesTexts, 'overview')
  const showError = useErrorModal()
  const [state, setState] = useState<'asked' | 'sending' | 'resent' | 'underWay'>('asked')
  const resend = async () => {
    setState('sending')
    try {
      const { status, errors } = await askWithProof(
        async (captchaToken) =>
          (await callShop(ResendDocument, { captchaToken }, 'mutation')).resendConfirmation,
      )
      if (errors[0]) showError(errors[0])
      setState(errors[0] ? 'asked' : status ? 'resent' : 'underWay')
    } catch (failure) {
      showError(failure)
      setState('asked')
    }
  }
  if (state === 'resent' || state === 'underWay')
    return (
      <MessageRow icon="mail" className="wrap-anywhere">
        {t(state, { email })}
      </MessageRow>
    )
  return (
    <MessageRow tone="warning" icon="mail">
      <p className="wrap-anywhere">{t('unconfirmed', { email })}</p>
      <Button
        variant="quiet"
        size="small"
        isLoading={state === 'sending'}
        onClick={() => void resend()}
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
