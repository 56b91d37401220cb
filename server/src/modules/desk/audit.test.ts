import { beforeAll, expect, it } from 'vitest';
import { listOperations, readContract } from '../../contract/document.ts';
import { buildTestApp } from '../../../test/build-test-app.ts';
import { recordAudit } from '../audit/index.ts';
import { staged } from '../../../test/staged.ts';

const site = staged(() => buildTestApp());
let admin: string;

beforeAll(async () => {
  admin = await site.login('admin01');
  for (let n = 1; n <= 5; n += 1)
    await recordAudit(site.db, {
      at: site.clock.now() - 1_000 * n,
      actor: 'mem_demo_manager01',
      ip: '192.0.2.1',
      action: n % 2 === 0 ? 'deposit.approve' : 'member.note',
      target: `mem_demo_member0${n % 2}`,
      before: { state: 'checking', same: 1, level: 4 },
      after: { state: 'approved', same: 1, level: 5, reason: '<b>' },
    });
});

const read = async (query: string) =>
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever came back
  (await site.call<any>('GET', `/admin/audit${query}`, { token: admin })).body;

it('shows who did what to whom, and what changed', async () => {
  const { data } = await read('?actor=mem_demo_manager01&limit=1');
  expect(data).toMatchObject([
    {
      action: 'member.note',
      ip: '192.0.2.1',
      changes: [
        { field: 'level', before: '4', after: '5' },
        { field: 'state', before: 'checking', after: 'approved' },
        { field: 'reason', before: null, after: '<b>' },
      ],
    },
  ]);
});

it('is found by actor, action, target and time, and paged without a gap', async () => {
  const count = async (query: string) => (await read(query)).data.length;
  expect(await count('?action=deposit&actor=mem_demo_manager01')).toBe(2);
  expect(await count('?target=mem_demo_member01')).toBe(3);
  expect(await count('?actor=mem_nobody')).toBe(0);
  const now = site.clock.now();
  expect(await count(`?from=${now - 2_000}&to=${now - 1_000}`)).toBe(1);
  const all = (await read('?actor=mem_demo_manager01')).data;
  const paged = [];
  for (let cursor = ''; ; ) {
    const page = await read(`?actor=mem_demo_manager01&limit=2${cursor}`);
    paged.push(...page.data);
    if (page.nextCursor === null) break;
    cursor = `&cursor=${page.nextCursor}`;
  }
  expect(paged).toEqual(all);
  expect((await read('?cursor=x')).code).toBe('VALIDATION');
});

it('is never changed, deleted or emptied', async () => {
  for (const sql of [`update audit set actor = 'x'`, 'delete from audit', 'truncate audit'])
    await expect(site.db.query(sql)).rejects.toThrow('never changed');
});

/** A command of staff that leaves a record: the test beside each shows it, so that a new one is thought of. */
const RECORDED = [
  ...['setClock', 'changeSetting', 'approveMember', 'correctResult', 'decideDeskRequest'],
  ...['addMemberNote', 'suspendMember', 'restoreMember', 'decideLeaving', 'endMemberSessions'],
  ...['unlockWithdrawals', 'changeMember', 'blockAddress', 'unblockAddress', 'adjustBalance'],
  ...['setGameMaintenance', 'voidRound', 'voidFixture', 'addNews', 'changeNews', 'deleteNews'],
  ...['addPopup', 'changePopup', 'deletePopup', 'setBankUse'],
  ...[
    'askForSetting',
    'answerInquiry',
    'takeInquiry',
    'releaseInquiry',
    'sendMessages',
    'recallMessages',
    'setRollingRate',
  ],
  ...['addEvent', 'changeEvent', 'deleteEvent', 'payEventRewards'],
  ...['forgiveDebt', 'collectDebt'],
  ...['issueCoupons', 'revokeCoupon', 'addCouponCode', 'closeCouponCode', 'decidePost'],
  ...['setAttendanceRules', 'addQuest', 'endQuest'],
  ...['addTournament', 'changeTournament', 'deleteTournament'],
  ...['setCasinoMaintenance', 'refundCasinoRound'],
];

/** Sent as a command is, for what it asks does not fit into an address, and changes nothing. */
const LOOKS = ['previewResult', 'previewRoundVoid', 'previewMessages', 'previewEventRewards'];

it('has a record of every command of staff', () => {
  const commands = listOperations(readContract()).filter(
    ({ access, method }) => ['staff', 'admins'].includes(access) && method !== 'GET',
  );
  expect(commands.map(({ operationId }) => operationId).sort()).toEqual(
    [...RECORDED, ...LOOKS].sort(),
  );
});
