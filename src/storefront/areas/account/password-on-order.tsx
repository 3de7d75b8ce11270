import { accountFormTexts } from '#i18n/texts/account-form.ts'
import { orderAccountTexts } from '#i18n/texts/order-account.ts'
import { chosenPasswordSchema } from '#kernel/account-input.ts'
import { PasswordField } from '#storefront/parts/account/password-field.tsx'
import { useAccountForm } from '#storefront/parts/account/use-account-form.ts'
import { useCaptcha } from '#storefront/parts/captcha/use-captcha.ts'
import { useTexts } from '#ui/use-texts.ts'
import { AccountName } from './account-name.tsx'
import { FormFooter } from './form-footer.tsx'
import { LogInInstead, useHasAccount } from './log-in-instead.tsx'
import type { MadeAccount, OrderOfGuest } from './order-of-guest.ts'
import { sendAccountOnOrder } from './send-account-on-order.ts'

type PasswordOnOrderProps = { order: OrderOfGuest; onMade: (account: MadeAccount) => void }

/** An account for the price of one password: name and address are the order's. */
export function PasswordOnOrder({ order: { uuid, email }, onMade }: PasswordOnOrderProps) {
  const t = useTexts(orderAccountTexts)
  const label = useTexts(accountFormTexts)('password')
  const { hasAccount, hearRefused } = useHasAccount(email)
  const form = useAccountForm({
    name: 'password-on-order',
    load: async () => ({
      schema: chosenPasswordSchema,
      send: ({ password }, captchaToken) =>
        sendAccountOnOrder({ orderUuid: uuid, password, captchaToken }),
    }),
    captcha: useCaptcha(),
    onRefused: hearRefused,
    onDone: () => onMade('password'),
  })
  return (
    <form {...form.formProps} aria-label={t('heading')} className="grid gap-5">
      <AccountName email={email} />
      <PasswordField {...form.field('password')} label={label} isNew hasHelp />
      {hasAccount && <LogInInstead />}
      <FormFooter form={form} submit={t('submit')} />
    </form>
  )
}
