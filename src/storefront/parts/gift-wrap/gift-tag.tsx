type GiftTagProps = {
  /** For whom it is, in words. */
  to: string
  from: string
}

/** The small label on a string that says for whom it is, and from whom. It may stand in a button. */
export function GiftTag({ to, from }: GiftTagProps) {
  return (
    <span className="absolute right-[5%] bottom-[-15%] z-10 block max-w-[62%] rotate-3 rounded-[0.5rem_1.25rem_0.5rem_0.5rem] bg-surface py-2.5 pr-4 pl-9 text-left leading-snug shadow-giftcard">
      <span
        aria-hidden="true"
        className="absolute top-1/2 left-3.5 size-3 -translate-y-1/2 rounded-full bg-surface-blush ring-2 ring-line-blush ring-inset"
      />
      <span className="wrap-anywhere block font-bold font-display text-[1.125rem] text-text">
        {to}
      </span>
      <span className="wrap-anywhere block font-normal text-[0.875rem] text-text-soft">{from}</span>
    </span>
  )
}
