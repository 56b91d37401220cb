-- Deposits and withdrawals by bank transfer are rows of `request`, and a withdrawal that waits is held in an account of its own.

-- Wrong withdrawal passwords in a row. A try is counted before the password is compared, and forgotten when it was right.
create table withdrawal_tries (
  member_id text primary key references member (id),
  failures smallint not null check (failures between 0 and 5)
);
