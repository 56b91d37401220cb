import { expect, it } from 'vitest';
import { kstInstant } from '@/shared/lib/format';
import { groupQuests, type Quest, questPath, sumQuests } from './quest';
import { makeQuest, makeQuests, questsNow } from './sample-quests';

const idsOf = (quests: readonly Quest[]) => quests.map(({ id }) => id);

it('groups quests by their period, and those that are over apart', () => {
  const { daily, weekly, past } = groupQuests(makeQuests(), questsNow);
  expect([idsOf(daily), idsOf(weekly), idsOf(past)]).toEqual([
    [4, 5, 6],
    [7, 8, 9],
    [4, 7],
  ]);
  const midnight = kstInstant('2026-11-22 00:00:00');
  expect(idsOf(groupQuests(makeQuests(), midnight - 1).daily)).toEqual([4, 5, 6]);
  expect(idsOf(groupQuests(makeQuests(), midnight).daily)).toEqual([]);
});

it('counts what can be claimed, and what was claimed since Monday', () => {
  expect(sumQuests(makeQuests(), questsNow)).toEqual({
    claimable: 2,
    points: 2_500,
    claimedPoints: 1_000,
  });
  const claimed = (text: string) =>
    sumQuests([makeQuest({ state: 'claimed', claimedAt: kstInstant(text) })], questsNow)
      .claimedPoints;
  expect(claimed('2026-11-15 23:59:59')).toBe(0);
  expect(claimed('2026-11-16 00:00:00')).toBe(1_000);
});

const bets = { kind: 'bets', count: 1, minOdds: 100, minStake: 0, minLegs: 1 } as const;

it.each([
  [{ condition: { ...bets, game: 'sports' } }, '/korea/cross'],
  [{ condition: { ...bets, game: 'mini' } }, '/minigame'],
  [{ condition: { kind: 'stakes', game: 'slot', sum: 1, minOdds: 100 } }, '/slot'],
  [{ condition: { kind: 'firstBet', game: 'casino', games: 2 } }, '/casino'],
  [{ condition: { kind: 'attendance', count: 5 } }, '/attendance'],
  [{ condition: { kind: 'deposits', sum: 1 } }, '/charge'],
  [{ needsDeposit: true }, '/korea/cross'],
  [{ needsDeposit: true, done: 3 }, '/charge'],
] as const)('%j is gone on with at %s', (part, path) => {
  expect(questPath(makeQuest(part), false)).toBe(path);
});

it('leads coin-only members to tether', () => {
  const condition = { kind: 'deposits', sum: 1 } as const;
  expect(questPath(makeQuest({ condition }), true)).toBe('/chargeCrypto');
});
