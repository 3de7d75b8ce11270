/** A literal title of `test`, `it`, `describe` and their variants, the one behind `each([…])` included. */
const title =
  /(?:\b(?:test|it|describe)(?:\.(?!each|extend|use)\w+)*|[\])])\(\s*(?:'(?<single>(?:\\.|[^'\\])+)'|"(?<double>(?:\\.|[^"\\])+)"|`(?<template>(?:\\.|[^`\\])+)`)/g

/** What a loop or a table fills in. */
const filledIn = /\$\{[^}]*\}|%[sdifjoO#p]|\$\w+/g

/** The titles in the source of a test file, each with `…` for what is filled in. */
export function titlesIn(source: string): readonly string[] {
  return [...source.matchAll(title)].map(({ groups = {} }) => {
    const written = groups.single ?? groups.double ?? groups.template ?? ''
    return written.replace(/\\(.)/g, '$1').replace(filledIn, '…')
  })
}
