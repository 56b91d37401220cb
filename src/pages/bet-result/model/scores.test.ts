import { allSettled } from 'effector';
import { describe, expect, it, vi } from 'vitest';
import { isFixtureLeg } from '@/entities/bet';
import { makeBet, makeBetLeg } from '@/entities/bet/testing';
import { topicsReleased, topicsRequested } from '@/shared/api';
import { $now, readNowFx } from '@/shared/lib/clock';
import { makeScope, watchCalls } from '@/shared/lib/test-scope';
import { pageClosed, pageOpened } from '../events';
import { betResultSearch } from '../search';
import { list } from './history';
import { $bets, scores } from './scores';

const open = { params: {}, search: betResultSearch.parse({}) };
const now = Date.UTC(2026, 10, 21, 9, 42);

describe('the scores of the page', () => {
  const page = { items: [makeBet()], next: null };

  it('loads when opened, follows its open matches, and stops when closed', async () => {
    const scope = makeScope({ handlers: [[list.loadFx, () => page]] });
    const wants = watchCalls(scope, topicsRequested);
    const released = watchCalls(scope, topicsReleased);
    await allSettled(pageOpened, { scope, params: open });
    expect(scope.getState(list.$items)).toHaveLength(1);
    expect(wants.at(-1)).toEqual({
      id: 'bet-result',
      topics: ['fixture:k1ulsan0', 'fixture:s7k3m2qa'],
    });
    await allSettled(pageClosed, { scope });
    expect(scope.getState(list.$items)).toBeNull();
    expect(released).toEqual(['bet-result']);
  });

  it('follows thirty of many open matches, those in play first, and reads the scores of the rest', async () => {
    const legs = Array.from({ length: 40 }, (_, index) =>
      makeBetLeg({
        fixtureId: `many${String(index).padStart(4, '0')}`,
        fixtureStatus: index >= 35 ? 2 : 1,
        startsAt: now + index * 1_000,
        score: null,
      }),
    );
    const read = vi.fn(() => ({
      many0030: { status: 2, score: { home: 1, away: 0 }, clock: null },
      many0000: { status: 2, score: { home: 9, away: 9 }, clock: null },
    }));
    const scope = makeScope({
      values: [[$now, now]],
      handlers: [
        [list.loadFx, () => ({ items: [makeBet({ legs })], next: null })],
        [scores.loadFx, read],
        [readNowFx, () => now],
      ],
    });
    const wants = watchCalls(scope, topicsRequested);
    await allSettled(pageOpened, { scope, params: open });
    const followed = wants.at(-1)?.topics ?? [];
    expect(followed).toHaveLength(30);
    expect(followed).toEqual(expect.arrayContaining(['fixture:many0000', 'fixture:many0039']));
    expect(followed).not.toContain('fixture:many0025');

    await allSettled($now, { scope, params: now + 29_999 });
    expect(read).not.toHaveBeenCalled();
    await allSettled($now, { scope, params: now + 30_000 });
    await allSettled($now, { scope, params: now + 31_000 });
    expect(read).toHaveBeenCalledTimes(1);
    const scoreOf = (fixtureId: string) =>
      scope
        .getState($bets)?.[0]
        ?.legs.filter(isFixtureLeg)
        .find((leg) => leg.fixtureId === fixtureId)?.score;
    expect(scoreOf('many0030')).toEqual({ home: 1, away: 0 });
    // The stream has this one, and is newer.
    expect(scoreOf('many0000')).toBeNull();
  });
});
