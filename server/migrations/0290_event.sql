create table event (
  id int generated always as identity primary key,
  title text not null,
  contents text not null,
  is_for_coin boolean not null,
  starts_at bigint not null,
  ends_at bigint not null
);

-- A member is rewarded once by an event, whoever asks for it and however it is decided.
create unique index request_event_reward on request (((details ->> 'eventId')::int), member_id)
where kind = 'adjustment' and details ? 'eventId' and state <> 'rejected';
