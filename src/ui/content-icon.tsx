import { contentIconPaths } from './content-icon-paths.ts'
import { Drawing, type DrawingProps } from './icon.tsx'
import { iconPaths } from './icon-paths.ts'

/** By its name, all that content may show: a category or a moment has one that no component asks for. */
export const allIconPaths: Readonly<Record<string, string>> = { ...iconPaths, ...contentIconPaths }

type ContentIconProps = Pick<DrawingProps, 'size' | 'className'> & { name: string }

/** An icon that the catalogue names; an unknown one is a gift. */
export const ContentIcon = ({ name, ...look }: ContentIconProps) => (
  <Drawing path={allIconPaths[name] ?? iconPaths.gift} isFilled={name === 'star'} {...look} />
)
