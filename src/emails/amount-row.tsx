import { Column, Row, Text } from 'react-email'
import { styles } from './styles.ts'

type AmountRowProps = {
  label: string
  /** A second, smaller line under the label. */
  hint?: string | undefined
  amount: string
  tone: 'ink' | 'soft' | 'strong'
  /** It is words, which may be long: they go on in the next line. */
  isText?: boolean | undefined
}

const tones = {
  ink: { className: 'ink', style: { ...styles.text, fontSize: '16px' } },
  soft: { className: 'soft', style: { ...styles.small, fontSize: '15px' } },
  strong: { className: 'ink', style: { ...styles.strong, fontSize: '20px' } },
} as const

/** A line of a receipt: what it is on the left, what it costs on the right. */
export function AmountRow({ label, hint, amount, tone, isText }: AmountRowProps) {
  const { className, style } = tones[tone]
  return (
    <Row>
      <Column style={{ padding: '5px 0', verticalAlign: 'top' }}>
        <Text className={className} style={style}>
          {label}
        </Text>
        {hint !== undefined && (
          <Text className="soft" style={styles.small}>
            {hint}
          </Text>
        )}
      </Column>
      <Column align="right" style={isText ? textCell : amountCell}>
        <Text className={className} style={style}>
          {amount}
        </Text>
      </Column>
    </Row>
  )
}

const textCell = {
  padding: '5px 0 5px 16px',
  verticalAlign: 'top',
  wordBreak: 'break-word',
} as const

const amountCell = { ...textCell, wordBreak: 'normal', whiteSpace: 'nowrap' } as const
