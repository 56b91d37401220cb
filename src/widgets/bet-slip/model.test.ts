// @vitest-environment jsdom
import { allSettled, createEvent, sample, type Scope } from 'effector';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { $slip, $totals } from '@/entities/slip';
import { makeLegs } from '@/entities/slip/testing';
import { formatOdds } from '@/shared/lib/format';
import { watchCalls } from '@/shared/lib/test-scope';
import { $announcement } from './model';
import { slipScope } from './ui/sample-states';

type Slip = ReturnType<typeof $slip.getState>;

/** At most one message in this time, whatever the odds do. */
const quietMs = 3000;
const movesPerSecond = 10;

const legs = makeLegs(3);
const slipMoved = createEvent<Slip>();
sample({ clock: slipMoved, target: $slip });

/** The first leg with the odds it has after so many moves. */
const moved = (move: number): Slip => ({
  legs: legs.map((leg, at) => (at === 0 ? { ...leg, odds: leg.odds + move } : leg)),
  bonus: null,
});

/** Moves the odds ten times a second, without waiting for what that leads to. */
async function play(scope: Scope, seconds: number, slipOf: (move: number) => Slip): Promise<void> {
  for (let move = 1; move <= seconds * movesPerSecond; move += 1) {
    void allSettled(slipMoved, { scope, params: slipOf(move) });
    await vi.advanceTimersByTimeAsync(1000 / movesPerSecond);
  }
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('what assistive technology is told of moving odds', () => {
  it('is one message in three seconds at most, and the last move is never lost', async () => {
    const scope = slipScope({ legs })();
    const messages = watchCalls(scope, $announcement.updates);
    await play(scope, 12, moved);
    expect(messages.length, 'of 120 moves in twelve seconds').toBe(12_000 / quietMs);
    void allSettled(slipMoved, { scope, params: moved(500) });
    await vi.advanceTimersByTimeAsync(quietMs);
    const last = messages.at(-1);
    expect(messages).toHaveLength(12_000 / quietMs + 1);
    expect(last).toContain(formatOdds(scope.getState($totals).totalOdds));
  });

  it('is nothing while the slip is empty, whatever moves on the board', async () => {
    const scope = slipScope({ legs: [] })();
    const messages = watchCalls(scope, $announcement.updates);
    await play(scope, 6, () => ({ legs: [], bonus: null }));
    await vi.advanceTimersByTimeAsync(quietMs);
    expect(messages).toEqual([]);
  });
});
