import { orderTexts } from '#i18n/texts/order.ts'
import type { GiftLinkFragment, HandOverFragment } from '#storefront/graphql/generated/graphql.ts'
import { GiftLink } from '#storefront/parts/gift-link/gift-link.tsx'
import { Price } from '#ui/price.tsx'
import { takeFocus } from '#ui/take-focus.ts'
import { useTexts } from '#ui/use-texts.ts'

type HandOverLinksProps = { receiver: HandOverFragment; gifts: readonly GiftLinkFragment[] }

/** The links that a giver hands over: all together, and each card by itself. Takes the focus of the button that led here. */
export function HandOverLinks({ receiver, gifts }: HandOverLinksProps) {
  const t = useTexts(orderTexts, 'handOver')
  const { isForSelf, name } = receiver
  return (
    <div className="mt-3 print:hidden">
      <p role="status" ref={takeFocus} tabIndex={-1} className="text-[0.9375rem] outline-none">
        {t(isForSelf ? 'own' : 'taken')}
      </p>
      <ul className="mt-2 divide-y divide-line">
        {gifts.map(({ url, title, amount, wrapper }) => (
          <li key={url} className="grid gap-2 py-3">
            <p className="min-w-0 wrap-anywhere">
              <strong>{title ?? t('whole')}</strong>
              <span> </span>
              {amount && <Price money={amount} style="short" />}
            </p>
            <GiftLink
              url={url}
              title={title ?? t('whole')}
              wrapper={wrapper}
              receiverName={isForSelf ? undefined : name}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
