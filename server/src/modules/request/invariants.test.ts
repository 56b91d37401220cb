import { beforeAll, expect, it } from 'vitest';
import { openMemberSite } from '../../../test/member-site.ts';
import { staged } from '../../../test/staged.ts';
import { checkInvariants } from '../../invariants.ts';

const site = staged(openMemberSite);

beforeAll(async () => {
  await site.db.query(
    `insert into member (id, user_id, nickname, password_hash, withdraw_password_hash, currency, created_at)
     values ('mem_new', 'mem_new', '새회원', 'x', 'x', 'KRW', 0)`,
  );
});

const brokenRules = async () => (await checkInvariants(site.db)).map(({ rule }) => rule);

it('finds an applicant without a request, a state without a step, and a lock that was left', async () => {
  expect(await brokenRules()).toEqual([
    'every applicant has an open sign-up request, and nobody else has',
  ]);
  const actor = { id: 'mem_new', role: 'guest' as const, ip: '::1' };
  const request = await site.db.tx((q) =>
    site.signupRequests.open(q, { memberId: 'mem_new', actor, at: 0 }),
  );
  const id = request?.id ?? '';
  expect(await brokenRules()).toEqual([]);

  const admin = { id: 'mem_demo_admin01', role: 'admin' as const, ip: '::1' };
  expect(
    await site.signupRequests.act({ id, event: 'approve', actor: admin, at: 1 }),
  ).toMatchObject({ ok: true });
  expect(await brokenRules()).toEqual([]);

  await site.db.query(`update request set locked_by = 'x', locked_until = 1 where id = $1`, [id]);
  expect(await brokenRules()).toEqual(['a decided request is locked by nobody']);
  await site.db.query(
    `update request set locked_by = null, locked_until = null, state = 'rejected' where id = $1`,
    [id],
  );
  expect(await brokenRules()).toEqual(['a request is in the state of its last step']);
  await site.db.query(
    `insert into request_step (request_id, n, event, from_state, to_state, actor, actor_role, at)
     values ($1, 9, 'reject', 'applied', 'rejected', 'x', 'system', 2)`,
    [id],
  );
  expect(await brokenRules()).toEqual(['each step begins where the one before it ended']);
});
