import * as v from 'valibot'
import { orderAccountTexts } from '#i18n/texts/order-account.ts'
import { useAccountForm } from '#storefront/parts/account/use-account-form.ts'
import { makePasskey, passkeyWaitMs } from '#storefront/parts/account/use-passkey.ts'
import { useCaptcha } from '#storefront/parts/captcha/use-captcha.ts'
import { answerMs, answerWithin } from '#ui/answer-within.ts'
import { Button } from '#ui/button.tsx'
import { FormMessages } from '#ui/form/form-messages.tsx'
import type { AnswerWithErrors } from '#ui/form/shop-form.ts'
import { useTexts } from '#ui/use-texts.ts'
import { beginPasskey, handInPasskey } from './hand-in-passkey.ts'
import { LogInInstead, useHasAccount } from './log-in-instead.tsx'
import type { MadeAccount, OrderOfGuest } from './order-of-guest.ts'
import { sendAccountOnOrder } from './send-account-on-order.ts'

type PasskeyOnOrderProps = { order: OrderOfGuest; onMade: (account: MadeAccount) => void }

type Answer = AnswerWithErrors & { hasPasskey: boolean }

/** An account without a password. It is there before the passkey, and stays where none is made. */
export function PasskeyOnOrder({ order: { uuid, email }, onMade }: PasskeyOnOrderProps) {
  const t = useTexts(orderAccountTexts)
  const { hasAccount, hearRefused } = useHasAccount(email)
  const create = async (captchaToken: string): Promise<Answer> => {
    const create = () => sendAccountOnOrder({ orderUuid: uuid, captchaToken })
    const { errors } = await answerWithin(create)
    if (errors.length > 0) return { errors, hasPasskey: false }
    const hasPasskey = await makePasskey(() => beginPasskey(null), handInPasskey, '').then(
      (made) => made.errors.length === 0,
      () => false,
    )
    return { errors, hasPasskey }
  }
  const form = useAccountForm({
    name: 'passkey-on-order',
    load: async () => ({
      schema: nothingToAsk,
      waitMs: answerMs + passkeyWaitMs,
      send: (_values: object, captchaToken: string) => create(captchaToken),
    }),
    captcha: useCaptcha(),
    onRefused: hearRefused,
    onDone: (_values, { hasPasskey }) => onMade(hasPasskey ? 'passkey' : 'withoutPasskey'),
  })
  return (
    <form {...form.formProps} aria-label={t('byPasskey')} className="grid gap-5">
      <FormMessages form={form} />
      {hasAccount && <LogInInstead />}
      <div>
        <Button type="submit" variant="quiet" isLoading={form.isSending} className="max-sm:w-full">
          {t('byPasskey')}
        </Button>
      </div>
    </form>
  )
}

const nothingToAsk = v.object({})
