import { useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { type ListQuery, listAddress } from './list-query.ts'

/**
 * The filters in the address. A change is a step in the history that keeps the scroll position. Until the list has
 * come, `query` is the last change.
 */
export function useListQuery(inAddress: ListQuery, listPath: string) {
  const [chosen, setChosen] = useState({ inAddress, query: inAddress })
  const navigate = useNavigate()
  const navigation = useNavigation()
  const { pathname } = useLocation()
  // Back, forward and links change the address from outside: it is always right.
  const query = chosen.inAddress === inAddress ? chosen.query : inAddress

  function apply(next: ListQuery) {
    setChosen({ inAddress, query: next })
    void navigate(listAddress(listPath, next), { preventScrollReset: true })
  }

  const isLoading =
    navigation.state === 'loading' &&
    (navigation.location.pathname === pathname || navigation.location.pathname === listPath)
  return { query, apply, isLoading }
}
