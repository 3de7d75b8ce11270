import { balanceTexts } from '#i18n/texts/balance.ts'
import { useTexts } from '#ui/use-texts.ts'

/** Bars and gaps of a code that no scanner reads. */
const bars = [3, 1, 2, 4, 1, 1, 3, 2, 1, 4, 2, 1, 3, 1, 2, 2, 4, 1, 1, 3, 2, 1, 3, 1, 4, 2, 1, 2]

/** A small drawing of where number and pin stand on the page that the mail leads to. */
export function CardNumberDrawing() {
  const t = useTexts(balanceTexts)
  return (
    <section aria-labelledby="where-to-look" className="grid gap-4">
      <h2 id="where-to-look" className="text-[1.375rem]">
        {t('where.title')}
      </h2>
      <div
        role="img"
        aria-label={t('where.drawing')}
        className="mx-auto grid w-full max-w-sm gap-4 rounded-card bg-surface p-5 shadow-soft"
      >
        <Bars />
        <Row label={t('number')} text="6299 31•• •••• •••• •••" />
        <Row label={t('pin')} text="••••••" />
      </div>
      <p className="max-w-[52ch]">{t('where.text')}</p>
    </section>
  )
}

const Row = ({ label, text }: { label: string; text: string }) => (
  <span className="block rounded-field border-2 border-action border-dashed bg-action-soft px-4 py-2.5">
    <span className="block text-[0.8125rem] text-text-soft">{label}</span>
    <span className="block font-bold text-[1.0625rem] tabular-nums">{text}</span>
  </span>
)

const Bars = () => (
  <span
    aria-hidden="true"
    className="flex h-14 items-stretch overflow-hidden justify-center gap-[3px] py-1 opacity-60"
  >
    {bars.map((width, index) => (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: a drawing that never changes.
        key={index}
        style={{ width: width * 2 }}
        className="bg-text"
      />
    ))}
  </span>
)
