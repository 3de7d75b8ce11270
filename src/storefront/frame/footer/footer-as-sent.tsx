export const footerClass = 'on-deep bg-surface-deep text-on-deep-soft'

/** Where the script of the footer cannot be had: what the server sent, whose links work. */
export function FooterAsSent() {
  const __html = document.querySelector('footer')?.innerHTML ?? ''
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it stands there.
  return <footer className={footerClass} dangerouslySetInnerHTML={{ __html }} />
}
