import type { Invariants } from '../../lib/invariants.ts';

export const notificationInvariants: Invariants = {
  'nothing is marked as read that all before is': `
    select r.member_id as subject, r.id as detail from notification_read r
    left join notification_reader n on n.member_id = r.member_id where r.at < coalesce(n.read_until, r.at + 1)`,
};
