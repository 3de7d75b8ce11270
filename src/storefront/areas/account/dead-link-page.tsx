import { Button } from '#ui/button.tsx'
import { EntryPage } from './entry-page.tsx'

type DeadLinkPageProps = {
  pageTitle: string
  heading: string
  text: string
  /** Way on, such as to another link. */
  next: { href: string; text: string }
}

/** Page behind the link of a mail that works no more. */
export const DeadLinkPage = ({ pageTitle, heading, text, next }: DeadLinkPageProps) => (
  <EntryPage pageTitle={pageTitle} heading={heading} intro={text} icon="clock">
    <div>
      <Button href={next.href}>{next.text}</Button>
    </div>
  </EntryPage>
)
