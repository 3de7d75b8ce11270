-- A cart says its kind: a basket, one gift ordered by itself, an exchange of choice cards, or an activation. The column may be
-- null for one release: processes of the release before do not know it, and a trigger fills it for them.
alter table carts add column kind text;
alter table carts add constraint carts_kind_is_known
  check (kind in ('basket', 'singleGift', 'redeem', 'activation'));

create function public.write_cart_kind() returns trigger language plpgsql
  set search_path = pg_catalog, pg_temp
as $$
begin
  new.kind := case
    when new.document ? 'redeem' then 'redeem'
    when new.document ? 'activates' then 'activation'
    when new.single_gift_of is not null then 'singleGift'
    else 'basket'
  end;
  return new;
end $$;
revoke execute on function public.write_cart_kind() from public;

create trigger carts_have_a_kind before insert or update of kind on carts
  for each row when (new.kind is null) execute function write_cart_kind();
update carts set kind = null;

-- The release before may leave a gift under the key of an activation, and begin another activation in its row.
create trigger carts_become_activations before update of document on carts
  for each row when (new.kind <> 'activation' and new.document ? 'activates') execute function write_cart_kind();
