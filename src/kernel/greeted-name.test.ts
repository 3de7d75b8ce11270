import { expect, test } from 'vitest'
import { greetedName } from './greeted-name.ts'

test.each([
  'Sanne',
  'jan willem',
  'Jan Willem van der',
  'Opa en oma',
  'Anna & Bram Bos',
  'Mw. de Vries',
  'J.P. de Vries',
  '王小明',
])('a mail greets %j', (name) => expect(greetedName(name)).toBe(name))

test.each([
  'Uw kaart is geblokkeerd',
  'Uw kaart is geblokkeerd, ga naar bank-check.example/nl',
  'Uw kaart is geblokkeerd, bel 0900 12345',
  'Uw kaart & pas zijn geblokkeerd bel de bank',
  'Bel 0900 12345',
  'Geblokkeerd! Bel',
  'win.nl',
  '',
])('a mail does not repeat %j', (text) => expect(greetedName(text)).toBe(''))
