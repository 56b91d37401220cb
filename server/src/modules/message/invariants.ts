import type { Invariants } from '../../lib/invariants.ts';

/** What is always true of messages. */
export const messageInvariants: Invariants = {
  'a message is deleted only after it was read, and read only after it was sent': `
    select id as subject, concat_ws(' ', sent_at, read_at, deleted_at) as detail from message
    where read_at < sent_at or deleted_at is not null and (read_at is null or deleted_at < read_at)`,
  'a message has a title': `
    select id as subject, member_id as detail from message where btrim(title) = ''`,
};
