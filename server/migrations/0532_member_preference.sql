-- What members choose: messages to many, and whether lists that everybody sees name them.
alter table member
  add column receives_news boolean not null default true,
  add column in_hall_of_fame boolean not null default true;
