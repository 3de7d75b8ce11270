import { Column, Img, Row, Section, Text } from 'react-email'
import { formatMoney } from '#i18n/formats.ts'
import { drawingHeightOf } from '#kernel/drawing-height.ts'
import type { CardContent } from './card-content.ts'
import type { CardGroup } from './card-groups.ts'
import { styles } from './styles.ts'
import { fonts } from './tokens.ts'

const cardWidthPx = 460

type CardStageProps = CardGroup & { content: CardContent }

/**
 * A card on its own colour, with title and amount beneath. Where pictures are off, the coloured stage and the
 * title in it still make a card.
 */
export function MailCardStage({ content, card, count }: CardStageProps) {
  const { currency, cents } = card.amount
  const amount = formatMoney(content.language, { currency, value: cents }, 'short')
  return (
    <Section style={{ paddingBottom: '24px' }}>
      <Section
        style={{
          backgroundColor: card.backgroundColor,
          borderRadius: '20px',
          padding: '24px',
          textAlign: 'center',
        }}
      >
        <Img
          src={card.imageUrl}
          alt={card.title}
          width={cardWidthPx}
          height={Math.round(drawingHeightOf(cardWidthPx))}
          style={picture}
        />
      </Section>
      <Row style={{ paddingTop: '14px' }}>
        <Column>
          <Text className="ink" style={styles.strong}>
            {card.title}
          </Text>
        </Column>
        <Column align="right" style={{ whiteSpace: 'nowrap', paddingLeft: '16px' }}>
          <Text className="ink" style={styles.strong}>
            {count > 1 ? `${content.t('times', { count })} ${amount}` : amount}
          </Text>
        </Column>
      </Row>
    </Section>
  )
}

const picture = {
  display: 'block',
  width: '100%',
  maxWidth: `${cardWidthPx}px`,
  height: 'auto',
  margin: '0 auto',
  borderRadius: '18px',
  boxShadow: '0 10px 24px rgba(43, 19, 40, 0.22)',
  color: '#2b1328',
  fontFamily: fonts.heading,
  fontSize: '24px',
  fontWeight: 700,
  lineHeight: '1.6',
} as const
