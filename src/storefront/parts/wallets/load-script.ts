const loading = new Map<string, Promise<void>>()

/** Loads a script of somebody else once, and again where it did not come. Only a press of a visitor leads here. */
export function loadScript(url: string): Promise<void> {
  const known = loading.get(url)
  if (known !== undefined) return known
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const script = document.createElement('script')
  script.src = url
  script.addEventListener('load', () => resolve())
  script.addEventListener('error', () => {
    loading.delete(url)
    script.remove()
    reject(new Error(`${url} did not come.`))
  })
  document.head.append(script)
  loading.set(url, promise)
  return promise
}
