-- Boards that members write on: posts, what is read and searched of them, replies, images, who has opened what, and reports.
create table post_board (
  board text primary key check (board in ('free', 'crypto')),
  -- The newest number; they have no gap.
  last_number bigint not null default 0,
  -- Posts that the list has: neither deleted nor pinned.
  posts bigint not null default 0
);
insert into post_board (board) values ('free'), ('crypto');

-- Counted by every reader, so it is narrow and no index has what changes often.
create table post (
  id bigint generated always as identity primary key,
  board text not null references post_board (board),
  number bigint not null,
  member_id text not null references member (id),
  title text not null,
  bet_id text references bet (id),
  has_image boolean not null default false,
  state text not null default 'shown' check (state in ('shown', 'hidden', 'deleted')),
  -- By whom; three reports hide until staff decides.
  hidden_by text check (hidden_by in ('reports', 'staff')),
  pinned_at bigint,
  created_at bigint not null,
  edited_at bigint,
  -- Members who have opened it.
  views bigint not null default 0,
  -- Those that are not deleted.
  replies bigint not null default 0,
  unique (board, number),
  check ((state = 'hidden') = (hidden_by is not null)),
  check (pinned_at is null or state = 'shown')
) with (fillfactor = 90);
create index post_list on post (board, id desc) where state <> 'deleted' and pinned_at is null;
create index post_with_bet on post (board, id desc) where bet_id is not null and state = 'shown' and pinned_at is null;
create index post_with_image on post (board, id desc) where has_image and state = 'shown' and pinned_at is null;
create index post_pinned on post (board, pinned_at desc) where pinned_at is not null;
create index post_by_member on post (member_id, board, id desc) where state <> 'deleted' and pinned_at is null;
create index post_by_time on post (member_id, created_at desc);

-- Of a post that was deleted there is none, or the text alone where it was reported.
create table post_text (
  post_id bigint primary key references post (id),
  html text not null,
  text text not null,
  -- Normalised, and the pairs of characters next to each other in the title and in both.
  search_title text not null,
  search_text text not null,
  title_pairs int[] not null,
  pairs int[] not null
);
create index post_title_pairs on post_text using gin (title_pairs);
create index post_pairs on post_text using gin (pairs);

create table post_view (
  member_id text not null references member (id),
  post_id bigint not null references post (id),
  primary key (member_id, post_id)
);

create table post_reply (
  id bigint generated always as identity primary key,
  post_id bigint not null references post (id),
  -- The reply that it answers.
  parent_id bigint references post_reply (id),
  -- Where it stands: with the reply that it answers.
  thread bigint not null generated always as (coalesce(parent_id, id)) stored,
  member_id text not null references member (id),
  text text not null,
  state text not null default 'shown' check (state in ('shown', 'hidden', 'deleted')),
  hidden_by text check (hidden_by in ('reports', 'staff')),
  -- Its answers that are not deleted.
  answers int not null default 0,
  created_at bigint not null,
  edited_at bigint,
  check ((state = 'hidden') = (hidden_by is not null))
);
create index post_replies on post_reply (post_id, thread, id);
create index post_reply_by_member on post_reply (member_id, post_id) where state <> 'deleted';
create index post_reply_by_time on post_reply (member_id, created_at desc);

create table post_report (
  kind text not null check (kind in ('post', 'reply')),
  subject_id bigint not null,
  member_id text not null references member (id),
  reason text not null check (reason in ('abuse', 'ad', 'personal', 'flood', 'other')),
  note text,
  at bigint not null,
  -- When staff was done with it.
  decided_at bigint,
  primary key (kind, subject_id, member_id)
);

-- A post or a reply that was reported: what waits for staff.
create table post_case (
  id text primary key generated always as (kind || '_' || subject_id::text) stored,
  kind text not null check (kind in ('post', 'reply')),
  subject_id bigint not null,
  -- Reports that staff has not decided on.
  waiting int not null check (waiting >= 0),
  -- Of those, or of the last that were decided.
  first_reported_at bigint not null,
  decided_by text references member (id),
  decided_at bigint
);
create index post_case_waiting on post_case (first_reported_at, id) where waiting > 0;
create index post_case_decided on post_case (decided_at desc, id desc) where waiting = 0;

-- The file has the name of the row.
create table post_image (
  id text primary key check (id ~ '^[a-z0-9]{24}$'),
  member_id text not null references member (id),
  width int not null check (width between 1 and 1600),
  height int not null check (height between 1 and 1600),
  bytes int not null check (bytes > 0),
  created_at bigint not null,
  -- Since when no post shows it; a day later it is removed.
  unused_since bigint
);
create index post_image_unused on post_image (unused_since) where unused_since is not null;
create index post_image_by_member on post_image (member_id, created_at) where unused_since is not null;

create table post_image_use (
  post_id bigint not null references post (id),
  image_id text not null references post_image (id),
  primary key (post_id, image_id)
);
create index post_image_used on post_image_use (image_id);
