import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type OldDatabase, openOldDatabase } from '../../../test/old-database.ts';
import { checkInvariants } from '../../invariants.ts';
import { createManualClock } from '../../lib/clock.ts';
import { updateSchema } from '../../lib/schema.ts';

/** The migration that keeps what staff has sent; before it there were copies and audit records alone. */
const SENT_MESSAGE = 230;
const clock = createManualClock(1_000);

let old: OldDatabase;
beforeAll(async () => {
  old = await openOldDatabase(inject('postgresUrl'), SENT_MESSAGE, clock);
});
afterAll(() => old.close());

const member = (id: string) =>
  `insert into member (id, user_id, nickname, password_hash, withdraw_password_hash, state, level, currency, created_at)
   values ('${id}', '${id}', '${id}', '', '', 'approved', 1, 'KRW', 0);`;
const message = (id: string, to: string, at: number, contents = '점검합니다.') =>
  `insert into message (id, member_id, title, contents, sent_at) values ('${id}', '${to}', '안내', '${contents}', ${at});`;
const record = (at: number, memberIds: string[], contents = '점검합니다.') => {
  const after = { title: '안내', contents, count: memberIds.length, memberIds };
  return `insert into audit (at, actor, action, target, after, ip)
    values (${at}, 'staff', 'message.send', 'members', '${JSON.stringify(after)}', '');`;
};

it('makes of audit records what staff had sent, with the copies of each', async () => {
  const { db } = old;
  await db.exec(
    ['staff', 'one', 'two'].map(member).join('') +
      record(5, ['one', 'two']) +
      message('msg_1', 'one', 5) +
      message('msg_2', 'two', 5) +
      // Sent twice in the same words at the same instant: each copy belongs to one of both.
      record(7, ['one']) +
      record(7, ['one']) +
      message('msg_3', 'one', 7) +
      message('msg_4', 'one', 7) +
      // Of the site itself.
      message('msg_5', 'one', 5, '충전되었습니다.'),
  );

  await updateSchema(db, clock);

  const copies = await db.query(
    `select m.id, s.audience, s.member_id as "memberId", s.sender, s.sent_at as at
     from message m left join sent_message s on s.id = m.sent_message_id order by m.id`,
  );
  const several = { audience: 'several', memberId: null, sender: 'staff', at: 5 };
  expect(copies.slice(0, 2)).toEqual([
    { id: 'msg_1', ...several },
    { id: 'msg_2', ...several },
  ]);
  expect(copies[4]).toMatchObject({ id: 'msg_5', audience: null });
  for (const copy of copies.slice(2, 4)) expect(copy).toMatchObject({ sender: 'staff', at: 7 });
  expect(await checkInvariants(db)).toEqual([]);
});
