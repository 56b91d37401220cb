import type { Session } from '../../site/site.ts';
import type { CaseContext, Schemas } from '../context.ts';
import { type Case, defineCase } from '../define-case.ts';
import { newKey } from '../offers.ts';
import { newcomer, sessionOf } from '../people.ts';
import { creditedDeposit, decide, staffOf } from './desk.ts';

/** No list of a site under test gets so long. */
const NONE = 2_147_483_647;
const DAY = 86_400_000;
/** Attendance and quests take as much in every server that keeps to the rules of the beginning. */
const DEPOSIT = 100_000;

const pointsOf = async (t: CaseContext, as: Session) =>
  (await t.call('getMember', { as })).body.point;

/** The points of all lines of a kind of entry that a member has. */
async function linesOf(t: CaseContext, as: Session, code: number): Promise<number[]> {
  const { serverTime } = (await t.call('getSetting', {})).body;
  const query = { account: 'points' as const, from: serverTime - DAY, to: serverTime + DAY };
  const listed = t.want(await t.call('getStatement', { as, query: { ...query, limit: 100 } }), 200);
  return listed.body.data.filter((line) => line.code === code).map(({ amount }) => amount);
}

export const rewardCases: readonly Case[] = [
  defineCase({
    id: 'attendance/stamped',
    what: 'a day is attended once, with a deposit of that day, and pays what the rules say',
    needs: ['admin', 'manager'],
    async run(t) {
      const { session: as } = await newcomer(t);
      const { admin, manager } = await staffOf(t);
      const set = t.want(await t.call('getAttendanceRules', { as: manager }), 200);
      const { rules, attendedToday } = set.body;
      const attend = () => t.call('attend', { as });
      const month = async () => {
        const seen = t.want(await t.call('getAttendance', { as }), 200);
        return seen;
      };
      const before = await month();
      t.same(before, 'the rules', before.body.rules, rules);
      t.same(before, 'the state', before.body.state, 'deposit');
      t.check(await attend(), 'INVALID_STATE', 'no deposit');
      const request = await creditedDeposit(t, as, Math.max(DEPOSIT, rules.minDeposit));
      const open = await month();
      t.same(open, 'the state', open.body.state, 'open');
      const stamped = t.want(await attend(), 200);
      t.same(stamped, 'the days', stamped.body.days, [stamped.body.today]);
      for (const again of await Promise.all([attend(), attend(), attend()])) {
        t.want(again, 200);
        t.same(again, 'the month', again.body, stamped.body);
      }
      t.same('attend', 'the points', await pointsOf(t, as), rules.dayPoints);
      t.same('attend', 'its lines', await linesOf(t, as, 7200), [rules.dayPoints]);
      // What was paid stays, whatever becomes of the deposit.
      t.want(await decide(t, admin, request, 'reverse', '입금 반환'), 200);
      const after = await month();
      t.same(after, 'the state', after.body.state, 'attended');
      const counted = t.want(await t.call('getAttendanceRules', { as: manager }), 200);
      t.holds(
        counted,
        counted.body.attendedToday > attendedToday,
        'one more who has attended',
        counted.body.attendedToday,
      );
    },
  }),
  defineCase({
    id: 'attendance/rules',
    what: 'admins set the rules at once, rising, and no day gives more than a tenth of its deposit',
    needs: ['admin'],
    phase: 'switches',
    async run(t) {
      const as = await sessionOf(t, 'admin');
      const { rules } = (await t.call('getAttendanceRules', { as })).body;
      const set = (body: Schemas['AttendanceRules']) => t.call('setAttendanceRules', { as, body });
      t.atEnd(async () => void (await set(rules)));
      const steps = [
        { days: 20, points: 1 },
        { days: 10, points: 1 },
      ];
      t.check(await set({ ...rules, steps }), 'VALIDATION', 'steps that fall');
      const generous = { ...rules, minDeposit: 10_000, dayPoints: 1_001 };
      t.check(await set(generous), 'VALIDATION', 'more than a tenth');
      const changed = { ...rules, steps: steps.toReversed(), fullPoints: rules.fullPoints + 1 };
      const answered = t.want(await set(changed), 200);
      t.same(answered, 'the rules', answered.body, changed);
      const seen = await t.call('getAttendanceRules', { as });
      t.same(seen, 'the rules', seen.body.rules, changed);
    },
  }),
  defineCase({
    id: 'quest/claimed',
    what: 'a quest is added once under its key, claimed once when it is reached, and ended',
    needs: ['admin'],
    async run(t) {
      const { session } = await newcomer(t);
      const as = await sessionOf(t, 'admin');
      const now = (await t.call('getSetting', {})).body.serverTime;
      const body: Schemas['QuestDraft'] = {
        title: '적합성 시험',
        period: 'weekly',
        points: 1_000,
        condition: { kind: 'deposits', sum: DEPOSIT },
        needsDeposit: false,
        minLevel: 0,
        startsAt: now - DAY,
        endsAt: now + 7 * DAY,
      };
      const add = (sent: typeof body, key = newKey()) =>
        t.call('addQuest', { as, headers: { 'Idempotency-Key': key }, body: sent });
      const key = newKey();
      const added = t.want(await add(body, key), 201);
      const again = t.want(await add(body, key), 201);
      t.same(again, 'the quest of the same key', again.body, added.body);
      t.check(await add({ ...body, points: 2_000 }, key), 'IDEMPOTENCY_KEY_REUSED');
      const free = { kind: 'firstBet', game: 'mini', games: 1 } as const;
      t.check(await add({ ...body, condition: free }), 'VALIDATION', 'points for nothing');
      t.check(await add({ ...body, endsAt: now - 2 * DAY }), 'VALIDATION', 'no time');

      const { id } = added.body;
      const claim = (periodStart: number, questId = id) =>
        t.call('claimQuest', {
          as: session,
          path: { questId: String(questId) },
          body: { periodStart },
        });
      const own = async () => {
        const listed = t.want(await t.call('getQuests', { as: session }), 200);
        return listed.body.find((one) => one.id === id && one.periodEnd > now);
      };
      const start = (await own())?.periodStart ?? 0;
      t.check(await claim(start, NONE), 'NOT_FOUND');
      t.check(await claim(start + 1), 'VALIDATION', 'no period');
      t.check(await claim(start), 'INVALID_STATE', 'nothing done');
      await creditedDeposit(t, session, DEPOSIT);
      t.same('getQuests', 'its state', (await own())?.state, 'claimable');
      for (const claimed of await Promise.all([claim(start), claim(start)])) {
        t.want(claimed, 200);
        t.same(claimed, 'its state', claimed.body.state, 'claimed');
        t.same(claimed, 'the quest', claimed.body, await own());
      }
      t.same('claimQuest', 'its lines', await linesOf(t, session, 7400), [1_000]);
      t.same('claimQuest', 'the points', await pointsOf(t, session), 1_000);

      const end = (endsAt: number, questId = id) =>
        t.call('endQuest', { as, path: { questId: String(questId) }, body: { endsAt } });
      t.check(await end(now - 2 * DAY), 'VALIDATION', 'before it begins');
      t.check(await end(now, NONE), 'NOT_FOUND');
      const ended = t.want(await end(now + 1), 200);
      t.same(ended, 'what was paid', [ended.body.claimed, ended.body.paid], [1, 1_000]);
      const listed = t.want(await t.call('getDeskQuests', { as }), 200);
      t.holds(
        listed,
        listed.body.some((one) => one.id === id),
        'the quest',
        listed.body.length,
      );
    },
  }),
];
