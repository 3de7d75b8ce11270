import { object } from 'valibot'
import { forgetOldCarts } from '#flows/cart/forget-old-carts.ts'
import { eachAlone, type Job } from '#jobs/job.ts'

/** Deletes baskets whose time is over; running twice deletes nothing twice. */
export const forgetOldCartsJob: Job<'forget-old-carts'> = {
  name: 'forget-old-carts',
  payload: object({}),
  run: eachAlone((deps) => forgetOldCarts(deps)),
}

export const everyHour = '17 * * * *'
