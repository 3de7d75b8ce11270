import { cx } from '#ui/class-names.ts'
import { Paper, type PaperLook, paperLook } from './paper.tsx'

const leaf = 'absolute inset-y-0 w-1/2 overflow-hidden'
const size = '0 0 856 540'

/** As wide as both leaves, so that the pattern continues across the fold. */
const sheet = 'absolute top-0 h-full w-[200%] max-w-none'

type PlainPaperProps = { wrapper: string; isOpening: boolean }

/**
 * Paper, ribbon and bow around a card of ID-1 proportion. Opening: the bow lets go, the ribbon falls, the paper
 * folds away to both sides. All of it is over in little more than half a second. It may stand in a button.
 */
export function PlainPaper({ wrapper, isOpening }: PlainPaperProps) {
  const look = paperLook(wrapper)
  return (
    <span aria-hidden="true" className="absolute inset-0 block">
      <span
        className={cx(leaf, 'left-0 origin-left rounded-l-card', isOpening && 'animate-fold-left')}
      >
        <Paper wrapper={wrapper} viewBox={size} className={cx(sheet, 'left-0')} />
      </span>
      <span
        className={cx(
          leaf,
          'right-0 origin-right rounded-r-card',
          isOpening && 'animate-fold-right',
        )}
      >
        <Paper wrapper={wrapper} viewBox={size} className={cx(sheet, 'right-0')} />
      </span>
      <svg
        viewBox={size}
        aria-hidden="true"
        className="absolute inset-0 h-full w-full overflow-visible"
      >
        <g className={isOpening ? 'animate-ribbon-fall' : undefined}>
          <path d="M392 0h72v540h-72zM0 234h856v72H0z" className={look.ribbon} />
          <path
            d="M392 0h9v540h-9zM455 0h9v540h-9zM0 234h856v9H0zM0 297h856v9H0z"
            className={look.edge}
          />
        </g>
        <Bow look={look} isOpening={isOpening} />
      </svg>
    </span>
  )
}

const Bow = ({ look, isOpening }: { look: PaperLook; isOpening: boolean }) => (
  <g className={cx('origin-[50%_50%]', isOpening && 'animate-bow-off')}>
    <path
      d="M420 276c-20 52-62 104-104 140l58-8 20 54c30-52 46-118 44-180Zm16 0c20 52 62 104 104 140l-58-8-20 54c-30-52-46-118-44-180Z"
      className={look.edge}
    />
    <path
      d="M424 270C372 168 246 92 214 156c-34 68 96 132 210 114Zm8 0c52-102 178-178 210-114 34 68-96 132-210 114Z"
      className={look.ribbon}
    />
    <path
      d="M418 262c-46-52-124-98-148-66-22 30 64 70 148 66Zm20 0c46-52 124-98 148-66 22 30-64 70-148 66Z"
      className={look.edge}
    />
    <rect x="388" y="226" width="80" height="84" rx="26" className={look.knot} />
    <path
      d="M404 240c10 18 10 38 0 56m48-56c-10 18-10 38 0 56"
      fill="none"
      strokeWidth="6"
      strokeLinecap="round"
      className={look.edgeLine}
    />
  </g>
)
