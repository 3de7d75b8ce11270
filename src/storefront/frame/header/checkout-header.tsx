import { checkoutTexts } from '#i18n/texts/checkout.ts'
import type { TrustMarkFragment } from '#storefront/graphql/generated/graphql.ts'
import type { Withdrawable } from '#storefront/parts/basket/withdrawable.ts'
import { TrustMarks } from '#storefront/parts/trust/trust-marks.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { useTexts } from '#storefront/ui/use-texts.ts'
import { BasketLink } from './basket-link.tsx'
import { Logo } from './logo.tsx'

type CheckoutHeaderProps = {
  marks: readonly TrustMarkFragment[]
  /** What is paid for, where a page says so: when the right to change one's mind ends is said of one kind alone. */
  withdrawable: readonly Withdrawable[]
}

/** The name, what the shop promises and holds, and the basket: nothing that leads away (SPEC §2). */
export function CheckoutHeader({ marks, withdrawable }: CheckoutHeaderProps) {
  const [kind = 'any', ...others] = withdrawable
  const t = useTexts(checkoutTexts, 'assurances')
  return (
    <header className="border-line border-b bg-surface">
      <div className="page-width flex min-h-20 items-center justify-between gap-6">
        <Logo />
        <ul className="ml-auto flex gap-7 text-[0.9375rem] text-text-soft max-lg:hidden">
          <li className="flex items-center gap-2">
            <Icon name="lock" size={18} className="text-leaf" />
            {t('secure')}
          </li>
          <li className="flex items-center gap-2">
            <Icon name="undo" size={18} className="text-leaf" />
            {t(`withdrawal.${others.length === 0 ? kind : 'any'}`)}
          </li>
        </ul>
        <TrustMarks marks={marks} />
        <div className="-mr-2.5">
          <BasketLink />
        </div>
      </div>
    </header>
  )
}
