/** Before a family name; what stands before them is how somebody is called. */
const particles =
  /^(?:van|von|de|den|der|del|della|da|di|du|la|le|el|al|ter|ten|te|in|op|bij|'t|’t)$/i

/** Whoever is called so keeps the words behind it: "Oma Riet", "Familie Bos", "De buren". */
const titles =
  /^(?:opa|oma|oom|tante|mama|papa|mam|pap|mevrouw|meneer|mijnheer|heer|dhr|mevr|mw|dr|familie|fam|team|afdeling|klas|groep|juf|meester|de|het|mr|mrs|ms|miss|aunt|uncle|auntie|grandma|grandpa|granny|nan|the|family)\.?$/i

/** Several people, a number, or an initial in front: no first name can be told from it. */
const isWhole = /[&+,/\d]|\s(?:en|and|und|et)\s|^\S{1,2}\.|^\S(?:\s|$)/i

/** How to speak to somebody of whom a whole name may be known: "Sanne" of "Sanne de Vries", but all of "Opa en oma". */
export function firstNameOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const [first = ''] = words
  if (isWhole.test(name.trim()) || titles.test(first)) return name.trim()
  const family = words.findIndex((word, index) => index > 0 && particles.test(word))
  return words.slice(0, family === -1 ? 1 : family).join(' ')
}
