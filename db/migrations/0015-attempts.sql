-- How often a secret was guessed: one row for each number, address or source of which a guess is not yet forgotten. The
-- key is a purpose and a keyed hash, so the table names nobody. Rows go when all their guesses are forgotten.
create table attempts (
  key text primary key,
  -- Each guess moves this on by the same time, so how far it lies ahead says how many guesses still count.
  forgotten_at timestamptz not null,
  -- Null while the next guess may come at once.
  blocked_until timestamptz
);

create index attempts_to_forget on attempts (forgotten_at);
