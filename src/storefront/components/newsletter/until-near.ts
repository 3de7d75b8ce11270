/** Half a screen before it comes into sight there is time to fetch what makes it work. */
const ahead = '50%'

/**
 * Resolves once the element of this id is nearly in sight, or at once where nothing can be observed: on the server,
 * and while the element is not in the page.
 */
export function untilNear(id: string): Promise<void> {
  const element = typeof document === 'undefined' ? null : document.getElementById(id)
  if (element === null) return Promise.resolve()
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        resolve()
      },
      { rootMargin: ahead },
    )
    observer.observe(element)
  })
}
