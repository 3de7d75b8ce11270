/** A present that was opened already: the lid lies beside it, the ribbon is loose. */
export function EmptyBox() {
  return (
    <svg viewBox="0 0 240 180" width="240" height="180" aria-hidden="true" className="max-w-full">
      <ellipse cx="120" cy="164" rx="104" ry="10" className="fill-surface-blush" />
      <path d="M62 84h116v74a8 8 0 0 1-8 8H70a8 8 0 0 1-8-8V84Z" className="fill-action" />
      <path d="M108 84h24v82h-24z" className="fill-line-blush" />
      <path d="m62 84 16-18h84l16 18H62Z" className="fill-action-strong" />
      <g transform="rotate(24 190 60)">
        <rect x="140" y="44" width="92" height="22" rx="6" className="fill-action" />
        <rect x="176" y="44" width="20" height="22" className="fill-line-blush" />
        <path
          d="M186 44c-14-1-26-6-26-15 0-8 10-10 16-4 6 5 10 19 10 19Zm0 0c14-1 24-7 23-15-1-7-10-9-15-3-5 5-8 18-8 18Z"
          strokeWidth="4"
          className="fill-surface-blush stroke-line-blush"
        />
      </g>
      <path
        d="M96 62c-8-14 10-18 4-32M120 56c-6-14 12-20 4-38"
        fill="none"
        strokeWidth="4"
        strokeLinecap="round"
        className="stroke-line-blush"
      />
      <g className="fill-sun">
        <circle cx="66" cy="40" r="5" />
        <circle cx="144" cy="30" r="4" />
        <path d="m46 68 3 6 7 1-5 5 1 7-6-3-6 3 1-7-5-5 7-1z" />
      </g>
    </svg>
  )
}
