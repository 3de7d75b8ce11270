import { expect, test } from 'vitest'
import { readAnswers } from './read-answers.ts'

const method = (id: string) => ({ id, name: id, brands: [], banks: [] })
const banks = [{ id: 'eps-1', issuer: 'Bank' }]

test.each([
  ['ideal', { blikCode: 'a\udfffb', phoneNumber: '\u0000', bank: '\u0000' }, {}],
  ['blik', { blikCode: '123 456', phoneNumber: '\u0000' }, { blikCode: '123456' }],
  ['mbway', { phoneNumber: '00351 912 345 678', bank: '\u0000' }, { phoneNumber: '+351912345678' }],
])('%s keeps what it asks, as the provider takes it, and nothing else', (id, answers, read) => {
  expect(readAnswers(method(id), answers)).toEqual(read)
})

test('a method with banks keeps the one that is chosen, and nothing else', () => {
  expect(readAnswers({ ...method('eps'), banks }, { bank: 'eps-1', blikCode: 'a\udfffb' })).toEqual(
    { bank: 'eps-1' },
  )
})
