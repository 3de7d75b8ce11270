import { useId } from 'react'
import { cx } from '#storefront/ui/class-names.ts'

const leaf = 'absolute inset-y-0 w-1/2 overflow-hidden'

/**
 * Paper, ribbon and bow around a card of ID-1 proportion. Opening: the bow lets go, the ribbon falls, the paper
 * folds away to both sides. All of it is over in little more than half a second.
 */
export function WrappingPaper({ isOpening }: { isOpening: boolean }) {
  return (
    <div aria-hidden="true" className="absolute inset-0">
      <div
        className={cx(leaf, 'left-0 origin-left rounded-l-card', isOpening && 'animate-fold-left')}
      >
        <Paper className="left-0" />
      </div>
      <div
        className={cx(
          leaf,
          'right-0 origin-right rounded-r-card',
          isOpening && 'animate-fold-right',
        )}
      >
        <Paper className="right-0" />
      </div>
      <svg
        viewBox="0 0 856 540"
        aria-hidden="true"
        className="absolute inset-0 h-full w-full overflow-visible"
      >
        <g className={isOpening ? 'animate-ribbon-fall' : undefined}>
          <path d="M392 0h72v540h-72zM0 234h856v72H0z" className="fill-surface-blush" />
          <path
            d="M392 0h9v540h-9zM455 0h9v540h-9zM0 234h856v9H0zM0 297h856v9H0z"
            className="fill-line-blush"
          />
        </g>
        <Bow isOpening={isOpening} />
      </svg>
    </div>
  )
}

/** As wide as both leaves, so that the pattern continues across the fold. */
function Paper({ className }: { className: string }) {
  const pattern = useId()
  return (
    <svg
      viewBox="0 0 856 540"
      aria-hidden="true"
      className={cx('absolute top-0 h-full w-[200%] max-w-none', className)}
    >
      <defs>
        <pattern id={pattern} width="92" height="92" patternUnits="userSpaceOnUse">
          <path
            d="M23 30c-6-8-16-2-11 7 2 4 7 7 11 10 4-3 9-6 11-10 5-9-5-15-11-7Z"
            className="fill-action-strong"
          />
          <circle cx="69" cy="77" r="7" className="fill-action-strong" />
        </pattern>
      </defs>
      <path d="M0 0h856v540H0z" className="fill-action" />
      <path d="M0 0h856v540H0z" fill={`url(#${pattern})`} />
    </svg>
  )
}

const Bow = ({ isOpening }: { isOpening: boolean }) => (
  <g className={cx('origin-[50%_50%]', isOpening && 'animate-bow-off')}>
    <path
      d="M420 276c-20 52-62 104-104 140l58-8 20 54c30-52 46-118 44-180Zm16 0c20 52 62 104 104 140l-58-8-20 54c-30-52-46-118-44-180Z"
      className="fill-line-blush"
    />
    <path
      d="M424 270C372 168 246 92 214 156c-34 68 96 132 210 114Zm8 0c52-102 178-178 210-114 34 68-96 132-210 114Z"
      className="fill-surface-blush"
    />
    <path
      d="M418 262c-46-52-124-98-148-66-22 30 64 70 148 66Zm20 0c46-52 124-98 148-66 22 30-64 70-148 66Z"
      className="fill-line-blush"
    />
    <rect x="388" y="226" width="80" height="84" rx="26" className="fill-surface" />
    <path
      d="M404 240c10 18 10 38 0 56m48-56c-10 18-10 38 0 56"
      fill="none"
      strokeWidth="6"
      strokeLinecap="round"
      className="stroke-line-blush"
    />
  </g>
)
