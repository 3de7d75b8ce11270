import { basket } from './basket.ts'
import { card } from './card.ts'
import { checkout } from './checkout.ts'
import { legal } from './legal.ts'
import { newsletterLink } from './newsletter-link.ts'
import { order } from './order.ts'

/** What is said from the basket to the card and behind links of mails, on top of `screens`: who only looks around does not load it. */
export const ordering = { basket, card, checkout, legal, newsletterLink, order }
