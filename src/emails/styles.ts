import type { CSSProperties } from 'react'
import { colors, fonts } from './tokens.ts'

const base: CSSProperties = { margin: 0, fontFamily: fonts.text, color: colors.ink }

/** Every kind of text in the mails; `ink`, `soft` and `ruby` are also their classes for the dark. */
export const styles = {
  heading: {
    ...base,
    fontFamily: fonts.heading,
    fontSize: '34px',
    lineHeight: '1.14',
    letterSpacing: '-0.02em',
    fontWeight: 800,
  },
  subheading: {
    ...base,
    fontFamily: fonts.heading,
    fontSize: '19px',
    lineHeight: '1.3',
    fontWeight: 700,
  },
  text: { ...base, fontSize: '17px', lineHeight: '1.55' },
  small: { ...base, fontSize: '14px', lineHeight: '1.55', color: colors.soft },
  strong: { ...base, fontSize: '17px', lineHeight: '1.4', fontWeight: 700 },
  note: {
    ...base,
    fontFamily: fonts.note,
    fontSize: '20px',
    lineHeight: '1.5',
    fontStyle: 'italic',
  },
  button: {
    display: 'inline-block',
    backgroundColor: colors.ruby,
    color: '#ffffff',
    fontFamily: fonts.text,
    fontSize: '18px',
    fontWeight: 700,
    lineHeight: '1.2',
    padding: '18px 34px',
    borderRadius: '999px',
    textDecoration: 'none',
  },
  link: { color: colors.ruby, wordBreak: 'break-all' },
} satisfies Record<string, CSSProperties>
