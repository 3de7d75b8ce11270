/** Where the script of the footer cannot be had: what the server sent, whose links work. */
export function FooterAsSent() {
  const sent = document.querySelector('footer')
  const __html = sent?.innerHTML ?? ''
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it stands there.
  return <footer className={sent?.className} dangerouslySetInnerHTML={{ __html }} />
}
