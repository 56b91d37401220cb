import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type OldDatabase, openOldDatabase } from '../../../test/old-database.ts';
import { checkInvariants } from '../../invariants.ts';
import { createManualClock } from '../../lib/clock.ts';
import { updateSchema } from '../../lib/schema.ts';

/** The migration that keeps what was said line by line; before it a question had one answer. */
const INQUIRY_LINE = 530;
const clock = createManualClock(1_000);

let old: OldDatabase;
beforeAll(async () => {
  old = await openOldDatabase(inject('postgresUrl'), INQUIRY_LINE, clock);
});
afterAll(() => old.close());

it('makes a line of each answer, which counts as opened', async () => {
  const { db } = old;
  await db.exec(`
    insert into member (id, user_id, nickname, password_hash, withdraw_password_hash, state, level, currency, created_at)
    select id, id, id, '', '', 'approved', 1, 'KRW', 0 from unnest(array['staff', 'one']) id;
    insert into inquiry (id, kind, contact, member_id, asker, title, contents, created_at, ip, state, answer, answered_by, answered_at)
    values ('inq_1', 'account', '', 'one', 'one', 't', 'c', 5, '', 'answered', '국민 000', 'staff', 7);
    insert into inquiry (id, kind, contact, title, contents, created_at, ip)
    values ('inq_2', 'nonmember', 'x', 't', 'c', 6, '');
    insert into audit (at, actor, action, target, ip) values (7, 'staff', 'inquiry.answer', 'inq_1', '');
  `);

  await updateSchema(db, clock);

  expect(
    await db.query('select inquiry_id as id, by, staff_id as staff, text, at from inquiry_line'),
  ).toEqual([{ id: 'inq_1', by: 'staff', staff: 'staff', text: '국민 000', at: 7 }]);
  expect(
    await db.query('select id, asked_at as asked, opened_at as opened from inquiry order by id'),
  ).toEqual([
    { id: 'inq_1', asked: 5, opened: 7 },
    { id: 'inq_2', asked: 6, opened: null },
  ]);
  expect(await checkInvariants(db)).toEqual([]);
});
