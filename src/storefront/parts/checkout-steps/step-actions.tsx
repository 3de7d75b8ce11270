import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'

export type StepBack = { href: string; text: string }

type StepActionsProps = {
  back: StepBack
  next: string
  isLoading?: boolean | undefined
  /** A step without a form goes on by a link. */
  href?: string | undefined
}

/** One way on and one way back, the same on every step. */
export function StepActions({ back, next, isLoading, href }: StepActionsProps) {
  return (
    <div className="mt-8 flex flex-col-reverse items-center gap-x-6 gap-y-4 sm:flex-row sm:justify-between">
      <BackLink {...back} />
      {href ? (
        <Button href={href} className="max-sm:w-full">
          {next}
        </Button>
      ) : (
        <Button type="submit" isLoading={isLoading} className="max-sm:w-full">
          {next}
        </Button>
      )}
    </div>
  )
}

export const BackLink = ({ href, text }: StepBack) => (
  <Link href={href} className="inline-flex min-h-11 items-center gap-1.5">
    <Icon name="chevronLeft" size={18} />
    <span>{text}</span>
  </Link>
)
