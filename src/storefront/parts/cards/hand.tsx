/** A hand that offers the card from the side, with the thumb on its lower corner. */
export function Hand() {
  return (
    <svg
      viewBox="0 0 300 130"
      aria-hidden="true"
      className="pointer-events-none absolute bottom-[-4%] left-[74%] w-[48%]"
    >
      <path d="M140 14 300 0v130l-160-18Z" className="fill-(--hand-sleeve)" />
      <rect x="121" y="12" width="30" height="102" rx="8" className="fill-surface" />
      <path
        d="M124 24c-16-6-31-6-44 1-17 1-35-4-55-7-18-2-26 18-11 27 14 8 32 11 48 15-3 15 0 33 16 41 15 7 31 6 46 3Z"
        className="fill-(--hand-skin)"
      />
      <path d="M19 24c7-3 14 0 16 6-5 5-12 6-18 3-3-3-2-7 2-9Z" className="fill-(--hand-nail)" />
      <path
        d="M62 60c10 1 19-1 27-7M66 76c8 3 17 3 25 0M72 90c7 2 14 2 21-1"
        fill="none"
        strokeWidth="2.6"
        strokeLinecap="round"
        className="stroke-(--hand-line)"
      />
    </svg>
  )
}
