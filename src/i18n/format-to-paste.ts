import type { Language } from '#kernel/language.ts'
import { decimalOf, type WireMoney } from './formats.ts'

/** As a bank's form takes an amount: 1234,50 in Dutch, 1234.50 in English. */
export const formatToPaste = (language: Language, money: WireMoney): string =>
  language === 'nl' ? decimalOf(money).replace('.', ',') : decimalOf(money)
