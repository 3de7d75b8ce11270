-- An account's id says what it is: otherwise `card:…` of the kind `feeRevenue` would be a customer's account without a bound.
alter table ledger_accounts add constraint account_id_names_its_kind check (
  case split_part(id, ':', 1)
    when 'system' then split_part(id, ':', 2) = kind and right(id, 4) = ':' || currency
    else split_part(id, ':', 1) = kind
  end
);
