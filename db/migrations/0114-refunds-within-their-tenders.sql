-- How much of a failed refund is not owed any more, since the bank gave it to the customer.
alter table refunds add column kept_cents bigint not null default 0;
alter table refunds add constraint refund_keeps_a_part_of_itself check (kept_cents between 0 and amount_cents);

-- How much of what goes back here the bank had taken before; below zero where the bank gave that to the shop again.
alter table refunds add column covered_cents bigint not null default 0;
alter table refunds drop constraint refund_amount_is_positive;
alter table refunds add constraint refund_amount_is_positive
  check (amount_cents > 0 or amount_cents = 0 and (favour_cents > 0 or covered_cents > 0));

-- No tender gives back more than it brought. A failed refund counts until it is asked for again: a person may still pay it.
create function public.refund_within_tender() returns trigger language plpgsql security definer
  set search_path = pg_catalog, pg_temp
as $$
declare
  paid bigint;
  back bigint;
begin
  -- Refunds of one tender wait for each other; the sum is read after that.
  select amount_cents into paid from public.tenders where id = new.tender_id for no key update;
  select coalesce(sum(refund.amount_cents - refund.kept_cents), 0) into back
    from public.refunds refund
    where refund.order_id = new.order_id and refund.tender_id = new.tender_id
      and refund.receipt_reference is null and (refund.state <> 'failed' or not exists (
        select from public.refunds again where again.cause = 'again:' || refund.id
      ));
  if back > paid then
    raise exception 'Refund % would give back more than tender % brought.', new.id, new.tender_id
      using errcode = 'check_violation', constraint = 'refund_within_tender', detail = new.tender_id;
  end if;
  return null;
end $$;

create trigger refund_within_tender after insert on refunds
  for each row when (new.tender_id is not null and new.amount_cents > 0)
  execute function public.refund_within_tender();
