/** Letters nobody sees, so that an inbox does not go on with the mail itself: it shows some hundred and forty. */
const nothing = { __html: `${'&zwnj;&nbsp;'.repeat(20)}\n`.repeat(5) }

const unseen = {
  display: 'none',
  overflow: 'hidden',
  lineHeight: '1px',
  opacity: 0,
  maxHeight: 0,
  maxWidth: 0,
} as const

/** What inboxes show beside the subject. The library's own is a second title of the page, and three times as long as the mail. */
export const Preheader = ({ text }: { text: string }) => (
  <div style={unseen} data-skip-in-text>
    {text}
    {/* biome-ignore lint/security/noDangerouslySetInnerHtml: its letters are ours, and said by their names they travel as they are. */}
    <span dangerouslySetInnerHTML={nothing} />
  </div>
)
