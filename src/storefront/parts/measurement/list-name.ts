import { languageOfPath } from '#kernel/language.ts'

/** A list is called after its address, in every language the same: `categorie/eten-en-drinken`. */
export function listNameOf(path: string): string {
  const language = languageOfPath(path)
  const [, ...parts] = (path.split(/[?#]/)[0] ?? '').split('/')
  const own = parts[0] === language ? parts.slice(1) : parts
  return own.filter((part) => part !== '').join('/')
}
