/** A hand that offers the card: fingers go behind its lower edge, the thumb lies on it. */
export function Hand() {
  return (
    <svg
      viewBox="0 0 160 120"
      aria-hidden="true"
      className="pointer-events-none absolute right-[6%] bottom-[-19%] w-[34%]"
    >
      <path
        d="M160 62c-14-4-25-3-36-9-9-5-17-16-28-27-6-6-15-9-21-3-5 5-4 12 1 19 6 9 13 16 17 26-12-1-40-3-49 2-7 4-6 13 3 15-3 4-2 10 5 12-2 5 1 10 8 11 1 6 8 8 16 8 22 1 40 2 54-3 8-3 18-4 30-3Z"
        className="fill-(--hand-skin)"
      />
      <path
        d="M47 85c10-2 22-2 31 0M52 97c9-2 18-2 27 0M60 108c7-1 13-1 20 0M96 26c-6-6-15-9-21-3 2 7 9 10 15 8"
        fill="none"
        strokeWidth="2.4"
        strokeLinecap="round"
        className="stroke-(--hand-line)"
      />
    </svg>
  )
}
