import type { OwnDataFile } from '#flows/accounts/collect-own-data.ts'

/** All that is kept of a customer, for machines. */
export async function* writeOwnData({
  data,
  orders,
  collectedAt,
}: OwnDataFile): AsyncGenerator<string> {
  const head = JSON.stringify({ collectedAt, ...data }, undefined, 2)
  yield `${head.slice(0, -'\n}'.length)},\n  "orders": [`
  let before = '\n'
  for await (const order of orders()) {
    yield `${before}${JSON.stringify(order, undefined, 2)}`
    before = ',\n'
  }
  yield '\n  ]\n}\n'
}
