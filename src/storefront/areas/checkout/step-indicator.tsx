import { checkoutTexts } from '#i18n/texts/checkout.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { Anchor } from '#ui/anchor.tsx'
import { cx } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { useTexts } from '#ui/use-texts.ts'
import type { CheckoutStep } from './checkout-step.ts'

const steps = [
  { name: 'details', step: 'gegevens' },
  { name: 'shipping', step: 'verzending' },
  { name: 'payment', step: 'betaling' },
  { name: 'success', step: undefined },
] as const satisfies readonly { name: string; step: CheckoutStep | undefined }[]

/** What stands at the end: the order is paid, its transfer is still to be made, or it is unpaid for another reason. */
export type LastStep = 'success' | 'transfer' | 'unpaid'

type StepIndicatorProps = {
  current: CheckoutStep | LastStep
  /** Something is posted, which has a step of its own. */
  hasShipping: boolean
}

/** The visitor's place in the four steps of SPEC §2. Finished steps are links; one without a field is left out. */
export function StepIndicator({ current, hasShipping }: StepIndicatorProps) {
  const t = useTexts(checkoutTexts, 'steps')
  const paths = usePaths()
  const shown = steps.filter(({ name }) => name !== 'shipping' || hasShipping)
  const last = isLast(current) ? current : 'success'
  const at = shown.findIndex(({ step }) => (step ?? last) === current)
  return (
    <nav aria-label={t('label')} className="py-5 sm:py-7">
      <ol className="flex items-start">
        {shown.map(({ name, step }, index) => {
          const isDone = index < at
          const marker = <Marker number={index + 1} isDone={isDone} isCurrent={index === at} />
          const text = <span className="leading-tight">{t(step === undefined ? last : name)}</span>
          return (
            <li
              key={name}
              aria-current={index === at ? 'step' : undefined}
              className={cx(
                'relative flex flex-1 justify-center text-center text-[0.8125rem] sm:text-[0.9375rem]',
                index > 0 &&
                  'before:absolute before:top-[1.3125rem] before:right-[calc(50%+1.5rem)] before:left-[calc(-50%+1.5rem)] before:h-0.5 before:rounded-full',
                index > 0 && (index <= at ? 'before:bg-action' : 'before:bg-line'),
                index === at ? 'font-bold' : 'text-text-soft',
              )}
            >
              {isDone && step && !isLast(current) ? (
                <Anchor
                  href={`${paths.checkout()}?stap=${step}`}
                  className="flex min-h-11 min-w-11 flex-col items-center gap-2 rounded-md underline-offset-4 hover:underline"
                >
                  {marker}
                  {text}
                  <span className="sr-only">{t('done')}</span>
                </Anchor>
              ) : (
                <span className="flex flex-col items-center gap-2">
                  {marker}
                  {text}
                </span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

const isLast = (current: CheckoutStep | LastStep): current is LastStep =>
  current === 'success' || current === 'transfer' || current === 'unpaid'

type MarkerProps = { number: number; isDone: boolean; isCurrent: boolean }

const Marker = ({ number, isDone, isCurrent }: MarkerProps) => (
  <span
    className={cx(
      'grid size-11 place-items-center rounded-full font-bold transition-colors duration-300',
      isDone && 'bg-action-soft text-action',
      isCurrent && 'bg-action text-on-action shadow-action',
      !isDone && !isCurrent && 'bg-surface text-text-soft ring-[1.5px] ring-line ring-inset',
    )}
  >
    {isDone ? <Icon name="check" size={20} /> : <span aria-hidden="true">{number}</span>}
  </span>
)
