import type { ShopErrorFragment } from '#storefront/graphql/generated/graphql.ts'
import { MessageRow, type MessageTone } from '#ui/message-row.tsx'

type ErrorRowsProps = {
  errors: readonly ShopErrorFragment[]
  tone?: MessageTone
  className?: string
}

/** What the shop refused, in its own words: the API says it in the language of the page. */
export function ErrorRows({ errors, tone = 'error', className }: ErrorRowsProps) {
  return errors.map((error) => (
    <MessageRow
      key={`${error.code}-${error.referencedRequestParameter}`}
      tone={tone}
      className={className}
    >
      {error.message}
    </MessageRow>
  ))
}
