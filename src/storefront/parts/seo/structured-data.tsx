import type { SchemaOrgThing } from './schema-org.ts'

/**
 * What the page says to machines that read it (schema.org, JSON-LD). It is data, not a script that runs; `<` is
 * escaped, so that no text of ours can end the element.
 */
export function StructuredData({ thing }: { thing: SchemaOrgThing }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...thing })
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which no element can begin or end.
      dangerouslySetInnerHTML={{ __html: json.replaceAll('<', '\\u003c') }}
    />
  )
}
