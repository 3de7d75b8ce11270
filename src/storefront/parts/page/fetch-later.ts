import { type ComponentType, lazy } from 'react'

const Nothing = () => null

/**
 * A part of the page that is fetched when it is first shown. One that cannot be fetched must not take the page along:
 * `otherwise` stands in its place, or nothing.
 */
export const fetchLater = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  otherwise: ComponentType<Props> = Nothing,
) => lazy(async () => ({ default: await load().catch(() => otherwise) }))
