/** A card with a bow: what we sell is a present. */
export function LogoMark() {
  return (
    <svg viewBox="0 0 40 40" width="36" height="36" aria-hidden="true" className="shrink-0">
      <rect x="2" y="12" width="36" height="24" rx="5" className="fill-action" />
      <path d="M2 21.5h36M25 12v24" strokeWidth="2.6" className="stroke-on-action" />
      <path
        d="M25 12c-6.5.2-11-1.9-11-5.2 0-3 3.3-4.2 5.9-2.3C22.6 6.5 25 12 25 12Zm0 0c5.2.2 8.8-1.5 8.8-4.3 0-2.5-2.7-3.5-4.9-1.9C26.7 7.5 25 12 25 12Z"
        strokeWidth="2"
        strokeLinejoin="round"
        className="fill-line-blush stroke-action"
      />
    </svg>
  )
}
