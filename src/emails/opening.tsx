import { Heading, Section, Text } from 'react-email'
import { styles } from './styles.ts'
import { colors } from './tokens.ts'

export type OpeningProps = { greeting?: string | undefined; heading: string; intro: string }

/** How every mail begins: whom it is for, what happened, and one sentence more. */
export const Opening = ({ greeting, heading, intro }: OpeningProps) => (
  <Section className="blush" style={{ backgroundColor: colors.pink, padding: '34px 28px' }}>
    {greeting && (
      <Text className="ink" style={{ ...styles.text, paddingBottom: '8px' }}>
        {greeting}
      </Text>
    )}
    <Heading as="h1" className="ink big" style={{ ...styles.heading, paddingBottom: '14px' }}>
      {heading}
    </Heading>
    <Text className="ink" style={styles.text}>
      {intro}
    </Text>
  </Section>
)
