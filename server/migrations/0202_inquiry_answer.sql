-- What staff answered to a question; who asked without an account is answered by the contact given.
alter table inquiry add column answer text, add column answered_by text references member (id), add column answered_at bigint;
alter table inquiry add check ((answer is null) = (answered_by is null) and (answer is null) = (answered_at is null));
create index inquiry_waiting on inquiry (created_at, id) where answered_at is null;
create index inquiry_answered on inquiry (created_at desc, id desc) where answered_at is not null;
