import fc from 'fast-check';
import type { TestApp } from '../build-test-app.ts';
import { figuresHints } from './figures-hints.ts';
import type { Hints } from './requests.ts';

/** What staff does with a member who is approved. */
const DESK_MEMBER_OPERATIONS = [
  ...['suspendMember', 'restoreMember', 'endMemberSessions', 'unlockWithdrawals'],
  ...['changeMember', 'addMemberNote', 'getDeskMember'],
];

/** Twenty sign-ups that wait for staff; returns the ids of their members. */
async function addApplicants({ db, clock }: TestApp): Promise<string[]> {
  const ids = Array.from({ length: 20 }, (_, n) => `mem_fuzz_${n}`);
  for (const id of ids) {
    await db.query(
      `insert into member (id, user_id, nickname, password_hash, withdraw_password_hash, currency, created_at)
       values ($1, $1, $1, '', '', 'KRW', $2)`,
      [id, clock.now()],
    );
    await db.query(
      `with opened as (
         insert into request (id, kind, member_id, state, is_open, is_exclusive, created_at, updated_at)
         values ('req_' || $1, 'signup', $1, 'applied', true, true, $2, $2) returning id)
       insert into request_step (request_id, n, event, to_state, actor, actor_role, at)
       select id, 1, 'open', 'applied', $1, 'guest', $2 from opened`,
      [id, clock.now()],
    );
  }
  return ids;
}

async function addApproved({ db, clock }: TestApp): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `insert into member (id, user_id, nickname, password_hash, withdraw_password_hash, currency, state, level, created_at)
     select $1 || n, $1 || n, $1 || n, '', '', 'KRW', 'approved', 12, $2 from generate_series(1, 5) n returning id`,
    ['mem_desk', clock.now()],
  );
  return rows.map(({ id }) => id);
}

/** Members for staff to decide about. */
export async function deskHints(site: TestApp): Promise<Hints> {
  const members = await addApplicants(site);
  const approved = await addApproved(site);
  const applications = members.map((id) => `req_${id}`);
  return {
    memberId: fc.constantFrom(...members),
    ...Object.fromEntries(
      DESK_MEMBER_OPERATIONS.map((id) => [`${id}.memberId`, fc.constantFrom(...approved)]),
    ),
    'getMemberStatement.memberId': fc.constant('mem_demo_member01'),
    'getMemberStatementSummary.memberId': fc.constant('mem_demo_member01'),
    'suspendMember.body': fc.record({
      kind: fc.constantFrom('suspend', 'ban'),
      until: fc.constant(null),
      reason: fc.constant('본인 확인'),
    }),
    'changeMember.body': fc.record({
      level: fc.constantFrom(7, 11, 12),
      tendency: fc.integer({ min: 0, max: 99 }),
      reason: fc.constant('재평가'),
    }),
    'adjustBalance.body': fc.record({
      memberId: fc.constant('mem_demo_member02'),
      account: fc.constantFrom('money', 'points', 'tether'),
      amount: fc.integer({ min: 1, max: 9_000 }),
      reason: fc.constant('무효 보상'),
    }),
    'searchDesk.q': fc.constantFrom('member', '01000000001', 'req_', '127.0.0'),
    ...figuresHints('getFigures', site),
    ...figuresHints('getGameFigures', site),
    ip: fc.constantFrom('203.0.113.1', '203.0.113.2'),
    'blockAddress.body': fc.record({
      ip: fc.constantFrom('203.0.113.1', '203.0.113.2', '2001:db8::1'),
      reason: fc.constant('다중 계정'),
    }),
    'getDeskRequest.kind': fc.constant('signup'),
    'decideDeskRequest.kind': fc.constant('signup'),
    'getDeskRequest.requestId': fc.constantFrom(...applications),
    'decideDeskRequest.requestId': fc.constantFrom(...applications),
    'decideDeskRequest.body': fc.constantFrom(
      { event: 'check', reason: null },
      { event: 'release', reason: null },
      { event: 'approve', reason: null },
      { event: 'reject', reason: '정보 불일치' },
    ),
    'setRollingRate.memberId': fc.constant('mem_demo_member01'),
  };
}
