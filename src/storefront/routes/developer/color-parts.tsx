import { allIconPaths, ContentIcon } from '#storefront/parts/icons/content-icon.tsx'
import { ComponentDemo } from './component-demo.tsx'

const swatches = [
  ['action', 'bg-action'],
  ['action-strong', 'bg-action-strong'],
  ['action-soft', 'bg-action-soft'],
  ['surface', 'bg-surface'],
  ['surface-warm', 'bg-surface-warm'],
  ['surface-blush', 'bg-surface-blush'],
  ['surface-gray', 'bg-surface-gray'],
  ['surface-deep', 'bg-surface-deep'],
  ['text', 'bg-text'],
  ['text-soft', 'bg-text-soft'],
  ['line', 'bg-line'],
  ['line-blush', 'bg-line-blush'],
  ['line-field', 'bg-line-field'],
  ['sun', 'bg-sun'],
  ['sun-soft', 'bg-sun-soft'],
  ['leaf', 'bg-leaf'],
  ['leaf-soft', 'bg-leaf-soft'],
  ['danger', 'bg-danger'],
  ['danger-strong', 'bg-danger-strong'],
  ['error', 'bg-error'],
  ['error-soft', 'bg-error-soft'],
  ['warning-text', 'bg-warning-text'],
] as const

const sizes = [
  ['text-heading-1', 'font-display font-bold text-heading-1 leading-tight'],
  ['text-heading-2', 'font-display font-bold text-heading-2 leading-tight'],
  ['text-1.3125', 'font-display font-bold text-[1.3125rem]'],
  ['text-1.0625', 'text-[1.0625rem]'],
  ['text-1', ''],
  ['text-0.875', 'text-[0.875rem]'],
] as const

/** What everything else is made of: colours by role, lettering, icons. */
export function ColorParts() {
  return (
    <>
      <ComponentDemo name="Colours">
        <ul className="grid grid-cols-3 gap-3 sm:grid-cols-5 lg:grid-cols-7">
          {swatches.map(([name, className]) => (
            <li key={name} className="text-[0.8125rem] text-text-soft">
              <span className={`mb-1 block h-12 rounded-field ring-1 ring-line ${className}`} />
              <span>{name}</span>
            </li>
          ))}
        </ul>
      </ComponentDemo>
      <ComponentDemo name="Lettering">
        <div className="space-y-3">
          {sizes.map(([name, className]) => (
            <p key={name} className={className}>
              {'Verjaardagscadeaubonnen voor € 25,00 tot € 1.250,00'}
            </p>
          ))}
        </div>
      </ComponentDemo>
      <ComponentDemo name="Icons">
        <ul className="grid grid-cols-6 gap-4 text-action sm:grid-cols-10 lg:grid-cols-16">
          {Object.keys(allIconPaths).map((name) => (
            <li key={name} title={name}>
              <ContentIcon name={name} />
            </li>
          ))}
        </ul>
      </ComponentDemo>
    </>
  )
}
