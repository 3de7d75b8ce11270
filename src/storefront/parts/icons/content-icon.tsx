import { Drawing, type DrawingProps } from '#ui/icon.tsx'
import { iconPaths } from '#ui/icon-paths.ts'
import { contentIconPaths } from './content-icon-paths.ts'

/** Icons that content may name; no component asks for those of a category or a moment. */
export const allIconPaths: Readonly<Record<string, string>> = { ...iconPaths, ...contentIconPaths }

type ContentIconProps = Pick<DrawingProps, 'size' | 'className'> & { name: string }

/** An icon that the catalogue names; an unknown one is a gift. */
export const ContentIcon = ({ name, ...look }: ContentIconProps) => (
  <Drawing path={allIconPaths[name] ?? iconPaths.gift} isFilled={name === 'star'} {...look} />
)
