import { checkoutTexts } from '#i18n/texts/checkout.ts'
import type { TrustMarkFragment } from '#storefront/graphql/generated/graphql.ts'
import type { Paid } from '#storefront/parts/basket/withdrawable.ts'
import { TrustMarks } from '#storefront/parts/trust/trust-marks.tsx'
import { Icon } from '#ui/icon.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { BasketLink } from './basket-link.tsx'
import { Logo } from './logo.tsx'

type CheckoutHeaderProps = {
  marks: readonly TrustMarkFragment[]
  /** Undefined where a page does not say it. When the right to change one's mind ends is said of one kind alone. */
  paid: Paid | undefined
}

/** The name, what the shop promises and holds, and the basket: nothing that leads away (SPEC §2). */
export function CheckoutHeader({ marks, paid }: CheckoutHeaderProps) {
  const [kind = 'any', ...others] = paid?.withdrawable ?? []
  const orderer = paid?.orderer ?? 'unknown'
  const t = useTexts(checkoutTexts, 'assurances')
  return (
    <header className="border-line border-b bg-surface">
      <div className="page-width flex min-h-20 items-center justify-between gap-6">
        <Logo />
        <ul className="ml-auto flex gap-7 text-[0.9375rem] text-text-soft max-lg:hidden">
          <li className="flex items-center gap-2">
            <Icon name="lock" size={18} className="text-leaf" />
            <span>{t('secure')}</span>
          </li>
          {orderer !== 'company' && (
            <li className="flex items-center gap-2">
              <Icon name="undo" size={18} className="text-leaf" />
              <span>{t(`withdrawal.${orderer}.${others.length === 0 ? kind : 'any'}`)}</span>
            </li>
          )}
        </ul>
        <TrustMarks marks={marks} />
        <div className="-mr-2.5">
          <BasketLink />
        </div>
      </div>
    </header>
  )
}
