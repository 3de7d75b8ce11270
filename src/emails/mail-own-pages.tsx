import { Heading, Link, Section, Text } from 'react-email'
import { formatMoney } from '#i18n/formats.ts'
import type { CardContent, OwnPage } from './card-content.ts'
import { styles } from './styles.ts'

/** A longer list is easier to use on the page itself. */
const pagesMax = 20

type OwnPagesContent = Pick<CardContent, 't' | 'language' | 'ownPages'>

/** One card has no need of a list: its page is the page of the mail. */
const pagesIn = ({ ownPages }: OwnPagesContent): readonly OwnPage[] =>
  ownPages.length > 1 ? ownPages.slice(0, pagesMax) : []

const nameOf = ({ language }: OwnPagesContent, { title, amount }: OwnPage): string =>
  `${title}, ${formatMoney(language, { currency: amount.currency, value: amount.cents }, 'short')}`

/** A link for each card that somebody bought for themselves, so that each can be given away by itself. */
export function MailOwnPages({ content }: { content: OwnPagesContent }) {
  const { t } = content
  const pages = pagesIn(content)
  if (pages.length === 0) return null
  return (
    <Section style={{ paddingTop: '26px' }}>
      <Heading as="h2" className="ink" style={{ ...styles.subheading, paddingBottom: '6px' }}>
        {t('own.heading')}
      </Heading>
      <Text className="soft" style={{ ...styles.text, paddingBottom: '12px' }}>
        {t('own.text')}
      </Text>
      {pages.map((page) => (
        <Text key={page.url} className="soft" style={{ ...styles.small, paddingBottom: '10px' }}>
          {nameOf(content, page)}
          <br />
          <Link className="ruby" href={page.url} style={styles.link}>
            {page.url}
          </Link>
        </Text>
      ))}
      {content.ownPages.length > pagesMax && (
        <Text className="soft" style={styles.small}>
          {t('own.more')}
        </Text>
      )}
    </Section>
  )
}

/** The same for readers without markup. */
export function ownPagesText(content: OwnPagesContent): readonly string[] {
  const { t } = content
  const pages = pagesIn(content)
  if (pages.length === 0) return []
  return [
    `${t('own.heading')}\n${t('own.text')}`,
    ...pages.map((page) => `${nameOf(content, page)}:\n${page.url}`),
    ...(content.ownPages.length > pagesMax ? [t('own.more')] : []),
  ]
}
