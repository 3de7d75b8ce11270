import { Section, Text } from 'react-email'
import type { CardContent } from './card-content.ts'
import { styles } from './styles.ts'
import { colors } from './tokens.ts'

/** The giver's own words, as if written on the card. */
export function GiftNote({ content, message }: { content: CardContent; message: string }) {
  return (
    <Section className="blush" style={note}>
      <Text className="soft" style={{ ...styles.small, paddingBottom: '6px' }}>
        {content.t('noteFrom', { giver: content.giverName })}
      </Text>
      <Text className="ink" style={{ ...styles.note, whiteSpace: 'pre-line' }}>
        {message}
      </Text>
    </Section>
  )
}

const note = {
  backgroundColor: colors.cream,
  borderRadius: '16px',
  padding: '20px 24px 22px',
  margin: '0 0 24px',
} as const
