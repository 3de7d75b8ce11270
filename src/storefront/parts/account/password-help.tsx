import { accountFormTexts } from '#i18n/texts/account-form.ts'
import { countCharacters } from '#kernel/characters.ts'
import {
  missingKinds,
  normalizePassword,
  type PasswordKind,
  passwordLengthMin,
} from '#kernel/password.ts'
import { cx } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { useTexts } from '#ui/use-texts.ts'

const kinds: readonly PasswordKind[] = ['letter', 'digit', 'symbol']

/**
 * What a password must have (SPEC §5), and what the typed one has. One line of text, because it describes the field.
 */
export function PasswordHelp({ text }: { text: string }) {
  const t = useTexts(accountFormTexts, 'help')
  const missing = missingKinds(text)
  const isLongEnough = countCharacters(normalizePassword(text)) >= passwordLengthMin
  return (
    <>
      <span>{t('title')}</span>
      <span className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
        <Wish isMet={isLongEnough} text={t('length', { min: String(passwordLengthMin) })} />
        {kinds.map((kind) => (
          <Wish key={kind} isMet={!missing.includes(kind)} text={t(kind)} />
        ))}
      </span>
    </>
  )
}

function Wish({ isMet, text }: { isMet: boolean; text: string }) {
  const t = useTexts(accountFormTexts, 'help')
  return (
    <span className={cx('inline-flex items-center gap-1.5', isMet && 'font-semibold text-leaf')}>
      <Icon name={isMet ? 'check' : 'minus'} size={16} />
      <span>{text}</span>
      {isMet && <span className="sr-only">{t('done')}</span>}
    </span>
  )
}
