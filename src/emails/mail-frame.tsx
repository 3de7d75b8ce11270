import type { ReactNode } from 'react'
import { Body, Container, Head, Html, Section, Text } from 'react-email'
import type { Language } from '#kernel/language.ts'
import { Opening, type OpeningProps } from './opening.tsx'
import { Preheader } from './preheader.tsx'
import { styles } from './styles.ts'
import { colors, darkStyle, fonts, widthPx } from './tokens.ts'

type Frame = {
  mail: { language: Language; shopName: string }
  /** `preview` is what inboxes show beside the subject. */
  words: OpeningProps & { subject: string; preview: string }
  children: ReactNode
  /** Small print under the panel: why this mail came, and from whom. */
  footer: ReactNode
}

/** The sheet that every mail is written on: the shop's name, one white panel that opens like all others, small print. */
export function MailFrame({ mail, words, children, footer }: Frame) {
  const { subject, preview, greeting, heading, intro } = words
  return (
    <Html lang={mail.language} dir="ltr">
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{subject}</title>
        <style>{darkStyle}</style>
      </Head>
      {/* The colour twice: in the dark only the inner one can be changed, the outer fills what is left. */}
      <Body
        lang={mail.language}
        className="page"
        style={{ margin: 0, padding: 0, backgroundColor: colors.cream }}
      >
        <Preheader text={preview} />
        <Section className="page" style={{ backgroundColor: colors.cream }}>
          <Container style={{ maxWidth: `${widthPx}px`, width: '100%', padding: '28px 12px 40px' }}>
            <Text className="ruby" style={wordmark}>
              {mail.shopName}
            </Text>
            <Section className="panel" style={panel}>
              <Opening greeting={greeting} heading={heading} intro={intro} />
              {children}
            </Section>
            <Section style={{ padding: '26px 28px 0' }}>{footer}</Section>
          </Container>
        </Section>
      </Body>
    </Html>
  )
}

const wordmark = {
  ...styles.heading,
  color: colors.ruby,
  fontSize: '26px',
  textTransform: 'lowercase',
  letterSpacing: '-0.03em',
  textAlign: 'center',
  padding: '0 0 20px',
  fontFamily: fonts.heading,
} as const

const panel = {
  backgroundColor: colors.panel,
  borderRadius: '24px',
  overflow: 'hidden',
} as const
