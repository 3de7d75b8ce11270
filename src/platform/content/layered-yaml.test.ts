import { expect, test } from 'vitest'
import { fillIn, layYaml } from './layered-yaml.ts'
import type { YamlFile } from './read-yaml.ts'

const yaml = (file: string, data: unknown): YamlFile => ({
  file,
  data,
  problems: [],
  lineOf: (path) => path.length,
})

test('groups are merged, lists and values replace, and each value knows its file', () => {
  const { data, placeOf } = layYaml([
    { yaml: yaml('own', { list: ['a'], group: { one: 1 } }), at: [] },
    { yaml: yaml('shared', { CB: { list: ['b', 'c'], group: { one: 2, two: 2 } } }), at: ['CB'] },
  ])
  expect(data).toEqual({ list: ['a'], group: { one: 1, two: 2 } })
  expect(placeOf(['group', 'one']).file).toBe('own')
  expect(placeOf(['group', 'two'])).toEqual({ file: 'shared', line: 3 })
  expect(placeOf(['missing']).file).toBe('own')
})

test('words are filled in wherever they stand', () => {
  expect(fillIn({ list: ['Hello {name}', 2], other: '{what}' }, { name: 'shop' })).toEqual({
    list: ['Hello shop', 2],
    other: '{what}',
  })
})
