-- An order is written once, when somebody begins to pay: a snapshot of the basket that later changes of the
-- catalogue cannot touch. What happens to it afterwards are states, never other amounts.

create table orders (
  id text primary key,
  uuid text not null constraint orders_uuid_is_unique unique,
  reference_number text not null constraint orders_reference_number_is_unique unique,
  visitor_key text not null,
  cart_id text not null,
  cart_fingerprint text not null,
  storefront text not null,
  country_code text not null,
  language text not null,
  currency text not null,
  state text not null,
  customer_type text not null,
  contact jsonb not null,
  total_cents bigint not null,
  vat_cents bigint not null,
  paid_by_payment_id text,
  placed_at timestamptz not null,
  settled_at timestamptz,
  completed_at timestamptz,
  confirmation_sent_at timestamptz,
  constraint order_state_is_known check (
    state in ('awaitingPayment', 'superseded', 'expired', 'issuing', 'completed', 'refunded')
  ),
  constraint order_total_is_positive check (total_cents > 0),
  constraint order_vat_is_inside_total check (vat_cents between 0 and total_cents),
  constraint paid_order_names_its_payment check ((settled_at is null) = (paid_by_payment_id is null)),
  constraint paid_states_are_settled check (
    (state in ('issuing', 'completed', 'refunded')) = (settled_at is not null)
  )
);

create index orders_of_cart on orders (cart_id);
-- One basket is paid once, whatever the code believes.
create unique index orders_cart_is_paid_once on orders (cart_id) where settled_at is not null;
create index orders_to_look_after on orders (placed_at) where state in ('awaitingPayment', 'issuing');
create index orders_without_confirmation on orders (settled_at)
  where settled_at is not null and confirmation_sent_at is null;

create table order_shipments (
  id text primary key,
  order_id text not null references orders (id),
  position integer not null,
  delivery_form text not null,
  is_for_self boolean not null,
  receiver_name text not null,
  receiver_email text not null,
  constraint shipment_delivery_form_is_known check (delivery_form in ('DIGITAL', 'PHYSICAL'))
);

create index order_shipments_of_order on order_shipments (order_id);

create table order_packages (
  id text primary key,
  order_id text not null references orders (id),
  shipment_id text not null references order_shipments (id),
  position integer not null,
  product_id text not null,
  variation_type text not null,
  amount_cents bigint not null,
  quantity integer not null,
  message text,
  -- What the product was called and looked like, in both languages, and who issues it.
  product jsonb not null,
  constraint package_amount_is_positive check (amount_cents > 0),
  constraint package_quantity_is_positive check (quantity > 0),
  constraint package_message_fits check (char_length(message) between 1 and 150)
);

create index order_packages_of_order on order_packages (order_id);

create table order_lines (
  id text primary key,
  order_id text not null references orders (id),
  package_id text references order_packages (id),
  position integer not null,
  kind text not null,
  quantity integer not null,
  unit_cents bigint not null,
  total_cents bigint not null,
  vat_rate_basis_points integer not null,
  vat_cents bigint not null,
  constraint line_quantity_is_positive check (quantity > 0),
  constraint line_vat_is_inside_total check (vat_cents between 0 and greatest(total_cents, 0))
);

create index order_lines_of_order on order_lines (order_id);

-- One attempt to pay an order. `request` is what the provider was or will be asked, kept only until it answers.
create table payments (
  id text primary key,
  order_id text not null references orders (id),
  visitor_key text not null,
  state text not null,
  method text not null,
  brand text,
  amount_cents bigint not null,
  currency text not null,
  provider_reference text,
  action jsonb,
  request jsonb,
  redirect_result text,
  refusal_reason text,
  hold_reason text,
  opened_at timestamptz not null,
  answered_at timestamptz,
  returned_at timestamptz,
  settled_at timestamptz,
  closed_at timestamptz,
  next_check_at timestamptz,
  constraint payment_state_is_known check (
    state in (
      'opened', 'pending', 'refused', 'abandoned', 'held', 'settled', 'partlyRefunded', 'refunded'
    )
  ),
  constraint payment_amount_is_positive check (amount_cents > 0),
  constraint settled_payment_has_reference check (
    state not in ('settled', 'partlyRefunded', 'refunded') or provider_reference is not null
  )
);

create index payments_of_order on payments (order_id);
create index payments_of_visitor on payments (visitor_key, opened_at);
create index payments_to_check on payments (next_check_at) where next_check_at is not null;

create table refunds (
  id text primary key,
  order_id text not null references orders (id),
  payment_id text not null references payments (id),
  -- Why it exists, once: the same cause asked twice is the same refund.
  cause text not null constraint refund_cause_is_unique unique,
  reason text not null,
  amount_cents bigint not null,
  currency text not null,
  state text not null,
  provider_reference text,
  failure text,
  requested_at timestamptz not null,
  sent_at timestamptz,
  finished_at timestamptz,
  constraint refund_state_is_known check (state in ('requested', 'sent', 'done', 'failed')),
  constraint refund_reason_is_known check (reason in ('paidTwice', 'cardNotIssued')),
  constraint refund_amount_is_positive check (amount_cents > 0)
);

create index refunds_of_order on refunds (order_id);
create index refunds_to_send on refunds (requested_at) where state = 'requested';

create table payment_notifications (
  id text primary key,
  dedupe_key text not null constraint notification_is_stored_once unique,
  body jsonb not null,
  received_at timestamptz not null,
  processed_at timestamptz,
  outcome text,
  constraint processed_notification_has_outcome check ((processed_at is null) = (outcome is null))
);

create index notifications_to_process on payment_notifications (received_at)
  where processed_at is null;

-- What one receiver gets in one mail: the cards of one shipment, behind one private link.
create table deliveries (
  id text primary key,
  order_id text not null references orders (id),
  shipment_id text not null constraint delivery_is_one_per_shipment unique
    references order_shipments (id),
  language text not null,
  state text not null,
  link_version integer not null default 1,
  -- Validity starts when the card is on its way, never at ordering.
  valid_from date,
  ready_at timestamptz,
  sent_at timestamptz,
  opened_at timestamptz,
  failure text,
  constraint delivery_state_is_known check (
    state in ('waiting', 'sent', 'opened', 'failed', 'refunded')
  )
);

create index deliveries_of_order on deliveries (order_id);
create index deliveries_to_send on deliveries (ready_at) where state = 'waiting' and ready_at is not null;

-- One card to issue. Its id is the key that the issuer is asked with.
create table card_units (
  id text primary key,
  order_id text not null references orders (id),
  package_id text not null references order_packages (id),
  delivery_id text not null references deliveries (id),
  position integer not null,
  state text not null,
  amount_cents bigint not null,
  -- Its share of the VAT of its line: nothing, except where VAT is due at the sale.
  vat_cents bigint not null,
  attempts integer not null default 0,
  -- Set when the issuer was busy.
  next_try_at timestamptz,
  card_id text references cards (id),
  refund_id text references refunds (id),
  failure text,
  issued_at timestamptz,
  constraint unit_state_is_known check (
    state in ('ordered', 'issuing', 'issued', 'failed', 'refunded')
  ),
  constraint unit_amount_is_positive check (amount_cents > 0),
  constraint unit_vat_is_inside_amount check (vat_cents between 0 and amount_cents),
  constraint issued_unit_names_its_card check ((state = 'issued') = (card_id is not null)),
  constraint refunded_unit_names_its_refund check (state <> 'refunded' or refund_id is not null)
);

create index card_units_of_order on card_units (order_id);
create index card_units_of_delivery on card_units (delivery_id);
