import { expect } from 'vitest';
import { roundFrom } from '#rules/rounds/clock.ts';
import type { Member, Play, Players } from './players.ts';
import type { Offered } from './strategies.ts';

const MOST_BETS = 5;

export type Probe = (
  players: Pick<Players, 'books' | 'send' | 'expectRefused'>,
  play: Play,
  by: { member: Member; pick: Offered },
) => Promise<void>;

function takenBy({ taken }: Play, member: Member) {
  return taken.filter((one) => one.member === member);
}

/** What must be refused, or count once, while a round takes bets. `pick` is one that is offered. */
export const PROBES: readonly Probe[] = [
  async function raisedOdds({ send, expectRefused }, play, { member, pick }) {
    for (const odds of [pick.odds + 1, 100_000]) {
      const answer = await send(member, play, { ...pick, odds });
      expectRefused('raised odds', answer, /^ODDS_CHANGED$/);
    }
  },
  async function otherGame({ send, expectRefused }, play, { member, pick }) {
    const [market, selection] = pick.market === 'p-oe' ? ['1x2', 'X'] : ['p-oe', 'odd'];
    const answer = await send(member, play, { ...pick, market, selection, odds: 195 });
    expectRefused('a pick of another game', answer, /^SELECTION_NOT_FOUND$/);
  },
  async function nextRound({ send, expectRefused }, play, { member, pick }) {
    const next = { ...play, round: roundFrom(play.game, play.round, 1) };
    expectRefused('the next round', await send(member, next, pick), /^ROUND_NOT_OPEN$/);
  },
  async function stakes({ send, expectRefused }, play, { member, pick }) {
    const more = await send(member, play, pick, { stake: member.limits.maxStake + 1 });
    expectRefused('more than the limit', more, /(STAKE|PAYOUT)_TOO_LARGE/);
    const less = await send(member, play, pick, { stake: -member.limits.minStake });
    expectRefused('a negative stake', less, /^VALIDATION$/);
  },
  async function everySide({ send, expectRefused }, play, { member }) {
    const answers = [];
    for (const pick of play.look.main) answers.push(await send(member, play, pick));
    const missed = answers.filter(({ status }) => status !== 201);
    expect(missed.length).toBeGreaterThan(0);
    for (const answer of missed) expectRefused('every side', answer, /OPPOSITE_BET|ROUND_BETS/);
  },
  async function manyAtOnce({ send, expectRefused }, play, { member }) {
    const pick = takenBy(play, member)[0]?.pick;
    if (!pick) return;
    const answers = await Promise.all(Array.from({ length: 12 }, () => send(member, play, pick)));
    for (const answer of answers)
      if (answer.status !== 201) expectRefused('many at once', answer, /^ROUND_BETS$/);
    expect(takenBy(play, member)).toHaveLength(MOST_BETS);
  },
  async function oneKeyAtOnce({ send }, play, { member }) {
    const before = takenBy(play, member);
    const [first] = before;
    if (!first) return;
    const key = `at-once-${play.round.key}`;
    const sent = Array.from({ length: 6 }, () => send(member, play, first.pick, { key }));
    expect(new Set((await Promise.all(sent)).map(({ betId }) => betId)).size).toBe(1);
    expect(takenBy(play, member)).toHaveLength(before.length + 1);
  },
  async function oldKey({ books, send, expectRefused }, play, { member }) {
    const old = [...books.values()].findLast((one) => one.member === member && one.payout);
    if (!old) return;
    const before = takenBy(play, member).length;
    const { key, pick, stake, round } = old;
    const again = await send(member, { ...play, round }, pick, { key, stake });
    expect(again).toMatchObject({ status: 201, betId: old.id });
    const other = await send(member, play, pick, { key, stake });
    expectRefused('a key that has won', other, /^IDEMPOTENCY_KEY_REUSED$/);
    expect(takenBy(play, member)).toHaveLength(before);
  },
];
