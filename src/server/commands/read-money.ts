import { parseMajorUnits } from '#kernel/minor-units.ts'
import type { Currency, Money } from '#kernel/money.ts'
import { WrongUsage } from './arguments.ts'

/** `12.50` as money, also zero. Throws `WrongUsage`. */
export function readMoney(text: string, currency: Currency): Money {
  const cents = parseMajorUnits(text, currency)
  if (cents === undefined) throw new WrongUsage(`Not understood as an amount: ${text}.`)
  return { cents, currency }
}

/** `12.50` as money that moves. Throws `WrongUsage`, also for zero. */
export function readMoneyAboveZero(text: string, currency: Currency): Money {
  const amount = readMoney(text, currency)
  if (amount.cents === 0) throw new WrongUsage(`Not understood as an amount: ${text}.`)
  return amount
}
