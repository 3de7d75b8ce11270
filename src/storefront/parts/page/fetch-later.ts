import { type ComponentType, lazy } from 'react'

const Nothing = () => null

/**
 * A part of the page that is loaded when it is first shown. If it cannot be loaded, `otherwise` or nothing stands in
 * its place, and the page goes on.
 */
export const fetchLater = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  otherwise: ComponentType<Props> = Nothing,
) => lazy(async () => ({ default: await load().catch(() => otherwise) }))

/**
 * Part that comes with the page as HTML. It is loaded beside the page's scripts, which do not wait.
 */
export function fetchBeside<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  otherwise?: ComponentType<Props>,
) {
  const loading = import.meta.env.SSR ? undefined : load()
  loading?.catch(Nothing)
  return fetchLater(() => loading ?? load(), otherwise)
}
