import type { ReactNode, Ref } from 'react'
import { Anchor, type AnchorProps } from './anchor.tsx'
import { cx } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'
import { Spinner } from './spinner.tsx'
import { useHydrated } from './use-hydrated.ts'

export type ButtonVariant = 'primary' | 'quiet' | 'link' | 'danger' | 'dangerLink'
export type ButtonSize = 'normal' | 'small'

type Look = {
  children: ReactNode
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  /** Drawn before the text. */
  icon?: IconName | undefined
  /** As wide as the place it stands in. */
  isWide?: boolean | undefined
  /** Places it; never restyles it. */
  className?: string | undefined
}

type AsLink = Look & {
  href: string
  onClick?: AnchorProps['onClick']
  /** Opens in this tab, wherever it leads. */
  isFullLoad?: boolean | undefined
  'aria-label'?: string | undefined
}

type AsButton = Look & {
  href?: undefined
  type?: 'button' | 'submit' | undefined
  onClick?: (() => void) | undefined
  isLoading?: boolean | undefined
  isDisabled?: boolean | undefined
  /** Of a form that works where no script runs. */
  isPlain?: boolean | undefined
  form?: string | undefined
  name?: string | undefined
  value?: string | undefined
  ref?: Ref<HTMLButtonElement> | undefined
  'aria-label'?: string | undefined
}

const variantClass: Record<ButtonVariant, string> = {
  primary:
    'rounded-full bg-action text-on-action shadow-action hover:bg-action-strong aria-disabled:shadow-none',
  quiet:
    'rounded-full bg-surface text-text ring-[1.5px] ring-inset ring-line-blush hover:bg-action-soft hover:ring-action',
  link: 'rounded-sm text-action underline-offset-4 hover:text-action-strong hover:underline',
  danger: 'rounded-full bg-danger text-on-action hover:bg-danger-strong',
  dangerLink: 'rounded-sm text-danger underline-offset-4 hover:underline',
}

const sizeClass: Record<ButtonSize, Record<'filled' | 'link', string>> = {
  normal: { filled: 'min-h-13 px-7 text-[1.0625rem]', link: 'min-h-11 px-1' },
  small: {
    filled: 'min-h-11 px-5 text-[0.9375rem]',
    link: 'min-h-11 px-1 text-[0.9375rem]',
  },
}

const isLink = (variant: ButtonVariant) => variant === 'link' || variant === 'dangerLink'

function classOf({ variant = 'primary', size = 'normal', isWide, className }: Look): string {
  return cx(
    'relative inline-flex items-center justify-center gap-2.5 py-2 font-bold leading-tight',
    // A link over two lines stands among lines of text.
    isLink(variant) && !isWide ? 'text-left' : 'text-center',
    'transition-[background-color,box-shadow,scale] duration-150 active:scale-[0.98]',
    variantClass[variant],
    sizeClass[size][isLink(variant) ? 'link' : 'filled'],
    isWide && 'w-full',
    className,
  )
}

/**
 * What acts. Disabled until the page is hydrated, unless it is a link (SPEC §4); a loading one keeps its size
 * and its focus, and ignores clicks.
 */
export function Button(props: AsLink | AsButton) {
  if (props.href !== undefined)
    return (
      <Anchor
        href={props.href}
        onClick={props.onClick}
        isFullLoad={props.isFullLoad}
        aria-label={props['aria-label']}
        className={classOf(props)}
      >
        {props.icon && <Icon name={props.icon} size={20} />}
        <span className="contents">{props.children}</span>
      </Anchor>
    )
  return <RealButton {...props} />
}

function RealButton({ isLoading = false, isDisabled = false, isPlain, ...props }: AsButton) {
  const isAlive = useHydrated()
  const isBlocked = (!isAlive && isPlain !== true) || isDisabled
  return (
    <button
      ref={props.ref}
      type={props.type ?? 'button'}
      form={props.form}
      name={props.name}
      value={props.value}
      disabled={isBlocked}
      aria-disabled={isLoading || isDisabled || undefined}
      aria-busy={isLoading || undefined}
      aria-label={props['aria-label']}
      className={cx(classOf(props), isDisabled && 'opacity-50')}
      onClick={(event) => {
        if (isLoading) event.preventDefault()
        else props.onClick?.()
      }}
    >
      <span className={cx('inline-flex items-center gap-2.5', isLoading && 'opacity-0')}>
        {props.icon && <Icon name={props.icon} size={20} />}
        <span className="contents">{props.children}</span>
      </span>
      {isLoading && <Spinner className="absolute" />}
    </button>
  )
}
