import { useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { type ListQuery, searchOf } from './list-query.ts'

/**
 * The choices that the address holds, and how another one gets there: a step in the history that keeps the
 * place on the page. Until the list has come, `query` is what was chosen last.
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
    void navigate(`${listPath}${searchOf(next)}`, { preventScrollReset: true })
  }

  const isLoading =
    navigation.state === 'loading' &&
    (navigation.location.pathname === pathname || navigation.location.pathname === listPath)
  return { query, apply, isLoading }
}
