/**
 * Keeps the router's aborted requests off the console. A navigation that begins while the answer of
 * the one before is still being read aborts it, and the router leaves two rejected promises behind
 * (remix-run/react-router#14203). Nobody waits for such an answer; all other rejections are reported.
 */
export function ignoreAbortedRequests(target: EventTarget): void {
  target.addEventListener('unhandledrejection', (event) => {
    const { reason } = event as PromiseRejectionEvent
    if (reason instanceof DOMException && reason.name === 'AbortError') event.preventDefault()
  })
}
