const MEMBER = 'mem_demo_member02';
const STAFF = 'mem_demo_manager01';

const addBan = (fields: string) =>
  `insert into member_ban (id, member_id, kind, reason, actor, at, ended_at, ended_by) values ('ban_x', ${fields});`;

/** By rule what breaks it. */
export const BAN_FAULTS: Record<string, string[]> = {
  'what keeps a member out is of one who is suspended': [
    addBan(`'${MEMBER}', 'suspend', 'x', 'system', 1, null, null`),
  ],
  'whoever of staff kept a member out or let one in has an audit record of it': [
    addBan(`'${MEMBER}', 'suspend', 'x', '${STAFF}', 1, 2, 'system'`),
    addBan(`'${MEMBER}', 'suspend', 'x', 'system', 1, 2, '${STAFF}'`),
  ],
  'notes are written by staff': [
    `insert into member_note (id, member_id, author, contents, at)
     values ('note_x', '${MEMBER}', '${MEMBER}', 'x', 1);`,
  ],
};
