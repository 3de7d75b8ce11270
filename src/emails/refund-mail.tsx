import { Button, Heading, Hr, Section, Text } from 'react-email'
import type { Written } from '#domain/mail/mails.ts'
import { formatMoney } from '#i18n/formats.ts'
import { greeted } from '#i18n/someone.ts'
import { strictTexts } from '#i18n/strict-texts.ts'
import { refundMailTexts } from '#i18n/texts/refund-mail.ts'
import { euro, type Money } from '#kernel/money.ts'
import { oneLine } from '#kernel/one-line.ts'
import { choiceCardsMethod, isCardMethod, onAccountMethod } from '#kernel/payment-methods.ts'
import { nameOfTender } from '#kernel/tender-names.ts'
import { AmountRow } from './amount-row.tsx'
import { exampleOrder } from './example-shop.ts'
import { askAboutOrder, Imprint, imprintLines, imprintOf } from './imprint.tsx'
import { MailFrame } from './mail-frame.tsx'
import { defineMailTemplate } from './mail-template.ts'
import type { OrderMail } from './order-mail.ts'
import { renderMail } from './render-mail.ts'
import { styles } from './styles.ts'
import { colors } from './tokens.ts'

/** What becomes of the rest of the order: it was delivered, it is on its way, or there is none. */
type RestOfOrder = 'delivered' | 'onItsWay' | 'none'

/** `receiver` is undefined where the giver is the receiver; a pack is of blank cards. */
type RefundLine = {
  title: string
  quantity: number
  total: Money
  receiver: string | undefined
  isPack: boolean
}

/** Tells the giver that money is on its way back, and why: nothing else of their order tells them. */
type RefundMail = OrderMail & {
  why: 'cardNotIssued' | 'cardGone' | 'byHand' | 'favour' | 'paidTwice' | 'notTaken'
  lines: readonly RefundLine[]
  /** Fees that are paid back too, because the whole order is. */
  fees: Money | undefined
  /** How much less comes back than cards are worth: what was a discount, or came back before. */
  less: Money | undefined
  rest: RestOfOrder
  /** How much of it is on the choice cards again that paid. */
  onCards: Money | undefined
}

const oneLineOf = (title: string) => ({ title, quantity: 1, isPack: false })

/** Nothing of it is a gift. */
const onePack: RefundLine = {
  ...{ ...oneLineOf('Setje van 3 lege kaarten'), isPack: true },
  ...{ total: euro(4_95), receiver: undefined },
}

const oneCard = (shopUrl: string): RefundMail => ({
  ...exampleOrder(shopUrl),
  why: 'cardNotIssued',
  giverName: 'Joris',
  lines: [{ ...oneLineOf('Aan tafel Dinerbon'), total: euro(50_00), receiver: 'Sanne' }],
  fees: undefined,
  less: undefined,
  total: euro(50_00),
  rest: 'delivered',
  onCards: undefined,
  paymentMethod: 'ideal',
  cardBrand: undefined,
})

export const refundMailTemplate = defineMailTemplate({
  cause: 'order',
  write,
  examples: {
    'Terugbetaling, Nederlands': oneCard,
    'Terugbetaling van alles, Engels': (shopUrl) => ({
      ...oneCard(shopUrl),
      ...{ language: 'en', rest: 'none', fees: euro(95), total: euro(50_95) },
      ...{ paymentMethod: 'scheme', cardBrand: 'visa' },
    }),
    'Terugbetaling op keuzekaart, Nederlands': (shopUrl) => ({
      ...oneCard(shopUrl),
      onCards: euro(20_00),
    }),
    'Teruggenomen door de klantenservice, Nederlands': (shopUrl) => ({
      ...oneCard(shopUrl),
      ...{ why: 'byHand', less: euro(5_00), total: euro(45_00) },
    }),
    'Setje teruggenomen door de klantenservice, Nederlands': (shopUrl) => ({
      ...oneCard(shopUrl),
      ...{ why: 'byHand', lines: [onePack], total: euro(4_95) },
    }),
    'Kaart en setje teruggenomen door de klantenservice, Engels': (shopUrl) => ({
      ...oneCard(shopUrl),
      ...{ language: 'en', why: 'byHand', total: euro(54_95) },
      lines: [...oneCard(shopUrl).lines, onePack],
    }),
    'Een deel terug, Engels': (shopUrl) => ({
      ...oneCard(shopUrl),
      ...{ language: 'en', why: 'favour', lines: [], total: euro(5_00) },
    }),
    'Twee keer betaald, Nederlands': (shopUrl) => ({
      ...oneCard(shopUrl),
      ...{ why: 'paidTwice', lines: [], total: euro(50_95) },
    }),
    'Niet zoals gevraagd, Engels': (shopUrl) => ({
      ...oneCard(shopUrl),
      ...{ language: 'en', why: 'notTaken', lines: [], total: euro(40_00) },
    }),
    'Keuzekaart was op, Nederlands': (shopUrl) => ({
      ...oneCard(shopUrl),
      ...{ why: 'cardGone', lines: [], rest: 'none', total: euro(15_95) },
    }),
    'Keuzekaart was op, Engels': (shopUrl) => ({
      ...oneCard(shopUrl),
      ...{ language: 'en', why: 'cardGone', lines: [], rest: 'none', total: euro(15_95) },
    }),
  },
})

const texts = strictTexts(refundMailTexts)

/** What both parts of the mail are written from. */
type RefundContent = RefundMail & {
  t: ReturnType<typeof texts>
  money: (amount: Money) => string
  /** How many cards could not be made. */
  count: number
  /** When and where the money comes, how the rest is doing, and what receivers know of it. */
  explanations: readonly string[]
}

async function write(mail: RefundMail): Promise<Written> {
  const t = texts(mail.language)
  const { paymentMethod, cardBrand = null } = mail
  const means = { kind: 'provider', method: paymentMethod, brand: cardBrand } as const
  const method = nameOfTender(means, mail.language)
  const money = ({ currency, cents }: Money) =>
    formatMoney(mail.language, { currency, value: cents })
  const isForOthers = mail.lines.some(({ receiver }) => receiver !== undefined)
  const content: RefundContent = {
    ...mail,
    giverName: greeted(mail.language, oneLine(mail.giverName)),
    t,
    money,
    count: mail.lines.reduce((count, { quantity }) => count + quantity, 0),
    explanations: [
      ...(mail.onCards === undefined ? [] : [t('onCards', { amount: money(mail.onCards) })]),
      ...whenOf(t, mail.paymentMethod, method),
      ...outcomeOf(t, mail),
      ...(isForOthers && isOfCards(mail.why) ? [t(`${mail.why}.receiversKnowNothing`)] : []),
    ],
  }
  const total = content.money(mail.total)
  const subject = t('subject', { total, order: mail.orderNumber })
  return {
    subject,
    text: writeRefundText(content),
    html: renderMail(<RefundMailHtml subject={subject} content={content} />),
  }
}

/** When and where the money comes; nothing of what is on choice cards again. */
function whenOf(t: RefundContent['t'], id: string, method: string): readonly string[] {
  if (id === choiceCardsMethod.id) return []
  if (id === onAccountMethod.id) return [t('onAccount')]
  return [t(isCardMethod(id) ? 'whenCard' : 'when', { method })]
}

/** Cards leave with the money. */
const isOfCards = (why: RefundMail['why']) => why === 'cardNotIssued' || why === 'byHand'

/** How the order is doing now. */
function outcomeOf(t: RefundContent['t'], { why, rest, fees }: RefundMail): readonly string[] {
  if (why === 'cardGone') return [t('cardGone.again')]
  if (!isOfCards(why)) return []
  return [rest === 'none' && fees !== undefined ? t('rest.noneNorFees') : t(`rest.${rest}`)]
}

/** What comes back, in the words of `byHand`: no set of blank cards is called a gift card. */
const whatOf = ({ lines }: RefundContent) => {
  const packs = lines.filter(({ isPack }) => isPack).length
  if (packs === 0) return 'cards'
  return packs === lines.length ? 'packs' : 'both'
}

/** Why it comes back. */
const introOf = (content: RefundContent): string =>
  content.t(`${content.why}.intro`, {
    ...{ count: content.count, order: content.orderNumber, what: whatOf(content) },
  })

const listHeading = ({ t, why, lines }: RefundContent): string | undefined =>
  lines.length > 0 && isOfCards(why) ? t(`${why}.lines`) : undefined

function RefundMailHtml({ subject, content }: { subject: string; content: RefundContent }) {
  const { t, count } = content
  return (
    <MailFrame
      mail={content}
      words={{
        subject,
        preview: t(`${content.why}.preview`, { count, what: whatOf(content) }),
        greeting: t('greeting', { giver: content.giverName }),
        heading: t('heading', { total: content.money(content.total) }),
        intro: introOf(content),
      }}
      footer={<Imprint {...imprintOf(content)} />}
    >
      <Section style={{ padding: '28px 28px 36px' }}>
        <WhatComesBack content={content} />
        {content.explanations.map((text) => (
          <Text key={text} className="ink" style={{ ...styles.text, paddingTop: '14px' }}>
            {text}
          </Text>
        ))}
        <Section style={{ textAlign: 'center', padding: '30px 0 0' }}>
          <Button href={content.orderUrl} style={styles.button}>
            {t('action')}
          </Button>
        </Section>
      </Section>
    </MailFrame>
  )
}

function WhatComesBack({ content }: { content: RefundContent }) {
  const { t, money, fees, less } = content
  const heading = listHeading(content)
  return (
    <>
      {heading && (
        <Heading as="h2" className="ink" style={{ ...styles.subheading, paddingBottom: '8px' }}>
          {heading}
        </Heading>
      )}
      {content.lines.map((line, index) => (
        <AmountRow
          // biome-ignore lint/suspicious/noArrayIndexKey: the mail is written once, and lines may be alike.
          key={index}
          label={`${t('times', { count: line.quantity })} ${line.title}`}
          hint={line.receiver && t('receiver', { receiver: oneLine(line.receiver) })}
          amount={money(line.total)}
          tone="ink"
        />
      ))}
      {fees && <AmountRow label={t('fees')} amount={money(fees)} tone="soft" />}
      {less && <AmountRow label={t('less')} amount={money(belowZero(less))} tone="soft" />}
      {heading && <Hr className="line" style={{ borderColor: colors.line, margin: '18px 0' }} />}
      <AmountRow label={t('total')} amount={money(content.total)} tone="strong" />
    </>
  )
}

const belowZero = (money: Money): Money => ({ ...money, cents: -money.cents })

/** The mail about money that comes back, for readers without markup. */
function writeRefundText(content: RefundContent): string {
  const { t, money, fees, less } = content
  const lines = content.lines.map(({ title, quantity, total, receiver }) => {
    const whom =
      receiver === undefined ? '' : ` (${t('receiver', { receiver: oneLine(receiver) })})`
    return `  ${t('times', { count: quantity })} ${title}${whom}: ${money(total)}`
  })
  if (fees !== undefined) lines.push(`  ${t('fees')}: ${money(fees)}`)
  if (less !== undefined) lines.push(`  ${t('less')}: ${money(belowZero(less))}`)
  const heading = listHeading(content)
  const listed = heading === undefined ? [] : [heading, ...lines]
  return [
    t('greeting', { giver: content.giverName }),
    `${t('heading', { total: money(content.total) })}.`,
    introOf(content),
    [...listed, `${t('total')}: ${money(content.total)}`].join('\n'),
    ...content.explanations,
    `${t('action')}:\n${content.orderUrl}`,
    askAboutOrder(content),
    imprintLines(content).join('\n'),
  ].join('\n\n')
}
