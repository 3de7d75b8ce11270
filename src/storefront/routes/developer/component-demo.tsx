import type { Elements } from '#ui/elements.ts'

/** One component with its states side by side. */
export function ComponentDemo({ name, children }: { name: string; children: Elements }) {
  return (
    <section className="border-line border-t py-8">
      <h2 className="mb-5 text-[1.3125rem]">{name}</h2>
      {children}
    </section>
  )
}

/** A state, named. */
export function State({ name, children }: { name: string; children: Elements }) {
  return (
    <div className="min-w-0">
      <p className="mb-1.5 text-[0.8125rem] text-text-soft">{name}</p>
      {children}
    </div>
  )
}

/** All names of a closed union: a new one does not compile until it is shown. */
export const namesOf = <Name extends string>(names: Record<Name, true>): readonly Name[] =>
  Object.keys(names) as Name[]

export const Row = ({ children }: { children: Elements }) => (
  <div className="flex flex-wrap items-start gap-5">{children}</div>
)

export const Grid = ({ children }: { children: Elements }) => (
  <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">{children}</div>
)
