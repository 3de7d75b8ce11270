import { orderTexts } from '#i18n/texts/order.ts'
import type { PostState } from '#storefront/graphql/generated/graphql.ts'
import { cx } from '#ui/class-names.ts'
import { useTexts } from '#ui/use-texts.ts'
import { type DeliveryStage, deliveryStageLook, isGone, isPostStage } from './delivery-stage.ts'

type StageBadgeProps = {
  stage: DeliveryStage
  /** Undefined of what goes by e-mail. */
  postState: PostState | undefined
}

/** How far what one receiver gets is, in a word or two. */
export function StageBadge({ stage, postState }: StageBadgeProps) {
  const t = useTexts(orderTexts)
  const { className } = deliveryStageLook[isGone(postState) ? 'WITHDRAWN' : stage]
  return (
    <strong className={cx('rounded-full px-3 py-1 text-[0.875rem] leading-5', className)}>
      {postState && isPostStage(stage) ? t(`post.${postState}`) : t(`delivery.${stage}`)}
    </strong>
  )
}
