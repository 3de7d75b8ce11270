import { Button, Link, Section, Text } from 'react-email'
import { styles } from './styles.ts'

type AskByLinkProps = {
  url: string
  /** On the button. */
  action: string
  /** How long the link lives, where it ends. */
  until?: string | undefined
  linkHint: string
}

/** One thing to do, by a button, and by its address where the button does not work. */
export const AskByLink = ({ url, action, until, linkHint }: AskByLinkProps) => (
  <>
    <Section style={{ textAlign: 'center', padding: '4px 0 22px' }}>
      <Button href={url} style={styles.button}>
        {action}
      </Button>
    </Section>
    {until && (
      <Text className="ink" style={styles.text}>
        {until}
      </Text>
    )}
    <Text className="soft" style={{ ...styles.small, padding: '14px 0' }}>
      {linkHint}
      <br />
      <Link className="ruby" href={url} style={styles.link}>
        {url}
      </Link>
    </Text>
  </>
)
