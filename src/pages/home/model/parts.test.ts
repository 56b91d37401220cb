import { allSettled, type Scope } from 'effector';
import { describe, expect, it } from 'vitest';
import { $member, sessionLost } from '@/entities/member';
import { makeMember } from '@/entities/member/testing';
import { $api, createFakeApi, makeProblem } from '@/shared/api/testing';
import { $now } from '@/shared/lib/clock';
import { readIsVisibleFx } from '@/shared/lib/page-visibility';
import { makeScope } from '@/shared/lib/test-scope';
import { homeNow, makeWins, moreAnswers } from '../lib/sample-more';
import * as casino from './casino';
import * as level from './level';
import * as minigames from './minigames';
import * as offers from './offers';
import * as tournament from './tournament';
import * as wins from './wins';

type Answers = Parameters<typeof createFakeApi>[0];

interface Given {
  member?: object | null;
  answers?: Answers;
  isVisible?: boolean;
}

function makeParts({ member = makeMember({ level: 4 }), answers = {}, isVisible = true }: Given) {
  const api = createFakeApi({ ...moreAnswers.ordinary, ...answers });
  const values = [
    [$api, api],
    [$member, member],
    [$now, homeNow],
  ] as const;
  return makeScope({ values, handlers: [[readIsVisibleFx, () => isVisible]] });
}

type Gate = typeof level.LevelGate;
const open = (scope: Scope, gate: Gate) => allSettled(gate.open, { scope, params: {} });

describe('the level', () => {
  it('tells how far the next one is, until the session is lost', async () => {
    const scope = makeParts({});
    expect(scope.getState(level.$isReady)).toBe(false);
    await open(scope, level.LevelGate);
    const progress = { level: 5, rest: 1_600_000, percent: 98, points: 50_000 };
    expect(scope.getState(level.$progress)).toMatchObject(progress);
    await allSettled(sessionLost, { scope, params: 'logout' });
    expect(scope.getState(level.$progress)).toBeNull();
  });

  it.each([7, 10, 11, 12])('is not asked for by level %i', async (own) => {
    const scope = makeParts({ member: makeMember({ level: own }) });
    expect(scope.getState(level.$isReady)).toBe(true);
    await open(scope, level.LevelGate);
    expect(scope.getState(level.$progress)).toBeNull();
  });
});

it('asks for a member who logs in while the part is drawn', async () => {
  const scope = makeParts({ member: null });
  await open(scope, offers.OffersGate);
  expect(scope.getState(offers.$attended)).toBeNull();
  expect(scope.getState(offers.$isReady)).toBe(true);
  await allSettled($member, { scope, params: makeMember() });
  expect(scope.getState(offers.$attended)).toEqual({ days: 11, goal: { days: 20, left: 9 } });
  expect(scope.getState(offers.$events).map(({ id }) => id)).toEqual([4, 5]);
});

it('shows minigames to everyone', async () => {
  const scope = makeParts({ member: null });
  await open(scope, minigames.MinigamesGate);
  expect(
    scope
      .getState(minigames.$minigames)
      ?.map(({ id }) => id)
      .slice(0, 3),
  ).toEqual([...[213, 301, 233]]);
});

it('shows the games of one lobby where the other is refused', async () => {
  const refused = makeProblem('CASINO_RESTRICTED');
  const scope = makeParts({ answers: { 'GET /casino/lobby/casino': refused } });
  await open(scope, casino.CasinoGate);
  const kinds = scope.getState(casino.$casinoGames)?.map(({ kind }) => kind) ?? [];
  expect(kinds.length).toBeGreaterThan(0);
  expect(kinds).not.toContain('casino');
});

describe('the tournament', () => {
  it('is the running one that ends first, with its best three', async () => {
    const scope = makeParts({});
    await open(scope, tournament.TournamentGate);
    const shown = scope.getState(tournament.$tournament);
    expect(shown?.best.map(({ rank }) => rank)).toEqual([1, 2, 3]);
    expect(shown).toMatchObject({ own: { rank: 14 }, distance: { rank: 10, score: 404 } });
  });

  it.each([
    ['none is running', moreAnswers.empty],
    ['it cannot be read', moreAnswers.failed],
  ])('is absent where %s', async (_why, answers) => {
    const scope = makeParts({ answers });
    await open(scope, tournament.TournamentGate);
    expect(scope.getState(tournament.$isReady)).toBe(true);
    expect(scope.getState(tournament.$tournament)).toBeNull();
  });
});

describe('the latest wins', () => {
  const minute = 60_000;

  async function readings(isSeen: boolean, isVisible: boolean, after: number): Promise<number> {
    let reads = 0;
    const answer = () => {
      reads += 1;
      return { body: makeWins() };
    };
    const scope = makeParts({ isVisible, answers: { 'GET /hallOfFame/latest': answer } });
    await open(scope, wins.WinsGate);
    await allSettled(wins.winsSeen, { scope, params: isSeen });
    await allSettled($now, { scope, params: homeNow + after });
    return reads;
  }

  it.each([
    [true, true, minute, 2],
    [true, true, minute - 1, 1],
    [false, true, minute, 1],
    [true, false, minute, 1],
  ])('in sight %s, tab visible %s, after %i ms: read %i times', async (seen, visible, after, n) => {
    expect(await readings(seen, visible, after)).toBe(n);
  });
});
