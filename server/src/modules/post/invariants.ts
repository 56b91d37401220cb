import type { Invariants } from '../../lib/invariants.ts';

export const postInvariants: Invariants = {
  'a board numbers its posts without a gap, and counts those of its list': `
    select b.board as subject, b.posts || ' of ' || b.last_number as detail
    from post_board b left join post p on p.board = b.board
    group by b.board having count(p.id) <> b.last_number or coalesce(max(p.number), 0) <> b.last_number
      or count(p.id) filter (where p.state <> 'deleted' and p.pinned_at is null) <> b.posts`,
  'a post counts who has opened it and its replies': `
    select p.id::text as subject, p.views || ' views, ' || p.replies || ' replies' as detail
    from post p
      left join (select post_id, count(*) as count from post_view group by post_id) v on v.post_id = p.id
      left join (select post_id, count(*) as count from post_reply where state <> 'deleted' group by post_id) r on r.post_id = p.id
    where p.views <> coalesce(v.count, 0) or p.replies <> coalesce(r.count, 0)`,
  'a post has a text until it is deleted': `
    select p.id::text as subject, p.state as detail from post p
    where p.state <> 'deleted' and not exists (select from post_text t where t.post_id = p.id and t.text <> '' and t.html <> '')`,
  'a reply answers one of its post that answers none, which counts it': `
    select r.id::text as subject, r.answers || ' answers' as detail
    from post_reply r left join post_reply a on a.parent_id = r.id
    group by r.id having count(a.id) filter (where a.state <> 'deleted') <> r.answers
      or bool_or(a.post_id <> r.post_id) or count(a.id) > 0 and r.parent_id is not null`,
  'a post has no bet but of its author': `
    select p.id::text as subject, b.member_id as detail from post p join bet b on b.id = p.bet_id
    where b.member_id <> p.member_id`,
  'an image that a post shows is of its author, and is not about to be removed': `
    select u.image_id as subject, u.post_id::text as detail
    from post_image_use u join post_image i on i.id = u.image_id join post p on p.id = u.post_id
    where i.unused_since is not null or i.member_id <> p.member_id or not p.has_image`,
  'what was reported counts the reports that wait, and is hidden by three': `
    select c.id as subject, c.waiting || ' waiting' as detail
    from post_case c
      left join post_report e on e.kind = c.kind and e.subject_id = c.subject_id and e.decided_at is null
      left join post p on c.kind = 'post' and p.id = c.subject_id
      left join post_reply r on c.kind = 'reply' and r.id = c.subject_id
    group by c.id, p.state, r.state having count(e.member_id) <> c.waiting
      or c.waiting >= 3 and coalesce(p.state, r.state) = 'shown'`,
  'staff alone is pinned, at most ten times a board': `
    select p.board as subject, count(*)::text as detail
    from post p join member m on m.id = p.member_id where p.pinned_at is not null
    group by p.board having count(*) > 10 or bool_or(m.type <> 2 and m.role <> 10)`,
  'what staff has hidden has an audit record': `
    select target as subject, 'hidden' as detail from (
      select 'post' as kind, 'post:' || id as target from post where hidden_by = 'staff'
      union all select 'reply', 'reply:' || id from post_reply where hidden_by = 'staff') h
    where not exists (select from audit a where a.target = h.target and a.action = h.kind || '.hide')`,
};
