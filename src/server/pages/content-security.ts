/**
 * Other origins that a page may show in frames, and that its forms may lead to through every redirect; scripts of others that may
 * be loaded after a press (`kernel/wallet-sheets.ts` is their inventory), and where those ask.
 */
export type PolicyTargets = {
  frames: readonly string[]
  forms: readonly string[]
  scripts?: readonly string[]
  connects?: readonly string[]
}

/**
 * The Content-Security-Policy of one rendered page. Scripts are files of ours or named by their hash, so that a page can be
 * kept and served to everybody, which a nonce would forbid. Products bring their colours as style attributes.
 * Frames and forms may go to the payment provider, and frames to the site that shows a film of ours: checkout and
 * product may be reached without a new document, so every page allows what any of them needs.
 */
export function contentSecurityPolicy(
  inline: readonly string[],
  { frames, forms, scripts = [], connects = [] }: PolicyTargets,
): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...new Set(inline), ...scripts].join(' '),
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    ["connect-src 'self'", ...connects].join(' '),
    "manifest-src 'self'",
    ['frame-src', ...(frames.length === 0 ? ["'none'"] : frames)].join(' '),
    ["form-action 'self'", ...forms].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
