import { useState } from 'react'
import { orderTexts } from '#i18n/texts/order.ts'
import { orderLinkTexts } from '#i18n/texts/order-link.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { mutate } from '#storefront/parts/api/call-shop.ts'
import { askWithProof } from '#storefront/parts/captcha/ask-with-proof.ts'
import { useErrorModal } from '#storefront/parts/modals/use-error-modal.ts'
import { Button } from '#ui/button.tsx'
import { MessageRow } from '#ui/message-row.tsx'
import { useTexts } from '#ui/use-texts.ts'

/** For whoever has an order's address alone: the link that opens it goes to the mailbox it was ordered with. */
export function AskOrderLink({ orderUuid }: { orderUuid: string }) {
  const t = useTexts(orderLinkTexts)
  const masked = useTexts(orderTexts)('masked')
  const showError = useErrorModal()
  const [state, setState] = useState<'masked' | 'sending' | 'asked'>('masked')
  const ask = async () => {
    setState('sending')
    try {
      const { errors } = await askWithProof(async (captchaToken) => {
        const asked = { orderUuid, captchaToken }
        return await mutate(MailOrderLinkDocument, asked)
      })
      const [error] = errors
      if (!error) return setState('asked')
      showError(error)
    } catch (failure) {
      showError(failure)
    }
    setState('masked')
  }
  return (
    <section className="grid justify-items-start gap-3 print:hidden">
      <MessageRow tone="gray" className="w-full">
        {masked}
      </MessageRow>
      {state === 'asked' ? (
        <p role="status" className="max-w-[58ch] font-semibold text-leaf">
          {t('asked')}
        </p>
      ) : (
        <>
          <p className="max-w-[58ch]">{t('hint')}</p>
          <Button variant="quiet" isLoading={state === 'sending'} onClick={() => void ask()}>
            {t('ask')}
          </Button>
        </>
      )}
    </section>
  )
}

const MailOrderLinkDocument = graphql(`
  mutation MailOrderLink($userData: UserData!, $orderUuid: String!, $captchaToken: String) {
    mailOrderLink(userData: $userData, orderUuid: $orderUuid, captchaToken: $captchaToken) {
      errors { ...ShopError }
    }
  }
`)
