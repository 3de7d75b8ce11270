import { expect, test } from 'vitest'
import { firstNameOf } from './first-name.ts'

test.each([
  ['Sanne', 'Sanne'],
  [' Sanne  Bakker ', 'Sanne'],
  ['Sanne de Vries', 'Sanne'],
  ['Jan Willem van den Berg', 'Jan Willem'],
  ['Marie-Claire Bos', 'Marie-Claire'],
  ['José da Silva', 'José'],
  ['Opa en oma', 'Opa en oma'],
  ['Anna & Bram Bos', 'Anna & Bram Bos'],
  ['Oma Riet', 'Oma Riet'],
  ['Familie Bos', 'Familie Bos'],
  ['De buren van 12', 'De buren van 12'],
  ['J. Bakker', 'J. Bakker'],
  ['J Bakker', 'J Bakker'],
  ['Mrs. Jones', 'Mrs. Jones'],
  ['王小明', '王小明'],
  ['', ''],
])('of %j it is %j', (name, first) => {
  expect(firstNameOf(name)).toBe(first)
})
