import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { refreshBasketCount } from '#storefront/parts/basket/basket-count.ts'
import { postageOf } from '#storefront/parts/gift-form/postage.ts'
import { useGiftChoice } from '#storefront/parts/gift-form/use-gift-choice.ts'
import { useGiftProblems } from '#storefront/parts/gift-form/use-gift-problems.ts'
import { addToCart } from '#storefront/parts/measurement/events.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { useShopForm } from '#ui/form/use-shop-form.ts'
import { isWrong } from './judge-rows.ts'
import { forgetList } from './kept-list.ts'
import type { ReceiverListData } from './load-receiver-list.ts'
import type { Shown } from './receiver-table.tsx'
import { useReceiverRows } from './use-receiver-rows.ts'

/** One gift for a list: what is chosen, who is on it, and putting all of it in the basket. */
export function useReceiverList(data: ReceiverListData) {
  const { product, wrappings, postage: prices, begun } = data
  const navigate = useNavigate()
  const basket = usePaths().basket()
  const gift = useGiftChoice(product, { begun, wrappings })
  const { choice, rule, unitPrice, wrapping } = gift
  const [template, setTemplate] = useState(begun.message)
  const isByPost = choice.variationType === 'PHYSICAL'
  const list = useReceiverRows(template, isByPost ? prices.postsTo : undefined)
  const postage = postageOf(prices, { product, choice, unitPrice })
  const [shown, setShown] = useState<Shown>({ isOnlyWrong: false, page: 1 })
  const leavesOutWrong = useRef(false)
  const right = list.judged.filter((row) => !isWrong(row)).length
  const form = useShopForm({
    name: `list-${product.id}`,
    load: async () => {
      // As it is when the button is pressed.
      const { current: isLeftOut } = leavesOutWrong
      const { sendReceivers } = await import('./send-receivers.ts')
      return sendReceivers({
        ...{ productId: product.id, choice, rule },
        rows: list.judged.map(({ row }) => row),
        leavesOutWrong: isLeftOut,
        onPhonesRefused: (rows) => {
          list.refusePhones(rows)
          setShown({ isOnlyWrong: true, page: 1 })
        },
      })
    },
    fieldErrorMessage: useGiftProblems(rule),
    onRefused: () => {
      if (list.wrong > 0) setShown({ isOnlyWrong: true, page: 1 })
    },
    onDone: async ({ quantity }, { added }) => {
      forgetList()
      void refreshBasketCount()
      addToCart(product, unitPrice, quantity * (added ?? 0))
      await navigate(basket)
    },
  })
  return {
    ...gift,
    ...{ form, list, template, setTemplate, right, shown, setShown },
    cards: right * choice.quantity,
    /** Of everybody together; undefined where it is nothing. */
    wrapping: wrapping && { ...wrapping, value: wrapping.value * right },
    postage: postage && { ...postage, value: postage.value * right },
    isByPost,
    /** Adds those that are right, once the visitor said so. */
    leaveOutWrong: () => {
      leavesOutWrong.current = true
      form.element.current?.requestSubmit()
      leavesOutWrong.current = false
    },
  }
}
