import { Button, Link, Section, Text } from 'react-email'
import type { Written } from '#domain/mail/mails.ts'
import { type CardContent, type CardMail, sayCardMail } from './card-content.ts'
import { cardExamples } from './card-examples.ts'
import { groupCards } from './card-groups.ts'
import { writeCardText } from './card-text.ts'
import { cardWords } from './card-words.ts'
import { MailCardStage } from './mail-card-stage.tsx'
import { MailFrame } from './mail-frame.tsx'
import { MailOwnPages } from './mail-own-pages.tsx'
import { defineMailTemplate } from './mail-template.ts'
import { renderMail } from './render-mail.ts'
import { SmallPrint } from './small-print.tsx'
import { styles } from './styles.ts'

export const cardMailTemplate = defineMailTemplate({
  cause: 'order',
  write,
  examples: cardExamples,
})

async function write(mail: CardMail): Promise<Written> {
  const told = {
    ...mail,
    t: sayCardMail(mail.language),
    count: mail.cards.length,
    ...groupCards(mail.cards),
  }
  const content: CardContent = { ...told, words: cardWords(told) }
  return {
    subject: content.words.subject,
    text: writeCardText(content),
    html: renderMail(<CardMailHtml content={content} />),
  }
}

function CardMailHtml({ content }: { content: CardContent }) {
  const { t, words } = content
  return (
    <MailFrame mail={content} words={words} footer={<SmallPrint lines={words.smallPrint} />}>
      <Section style={{ padding: '30px 28px 38px' }}>
        <Cards content={content} />
        <Section style={{ textAlign: 'center', padding: '12px 0 18px' }}>
          <Button href={content.cardPageUrl} style={styles.button}>
            {words.action}
          </Button>
        </Section>
        <Text className="soft" style={{ ...styles.small, textAlign: 'center' }}>
          {t('linkHint')}
          <br />
          <Link className="ruby" href={content.cardPageUrl} style={styles.link}>
            {content.cardPageUrl}
          </Link>
        </Text>
        <MailOwnPages content={content} />
      </Section>
    </MailFrame>
  )
}

function Cards({ content }: { content: CardContent }) {
  const { t, groups, unnamedCount } = content
  return (
    <>
      {groups.map((group) => (
        <MailCardStage
          key={group.card.imageUrl + group.card.amount.cents}
          content={content}
          {...group}
        />
      ))}
      {unnamedCount > 0 && (
        <Text className="soft" style={{ ...styles.text, paddingBottom: '16px' }}>
          {t('more', { count: unnamedCount })}
        </Text>
      )}
    </>
  )
}
