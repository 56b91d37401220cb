import { allSettled } from 'effector';
import { describe, expect, it, vi } from 'vitest';
import { type Bet, betsSeen } from '@/entities/bet';
import { makeBet, makeBetLeg } from '@/entities/bet/testing';
import { $account, $slip, $stake, $takesOneTap, type SlipEntry } from '@/entities/slip';
import { makeLegs } from '@/entities/slip/testing';
import { makeScope } from '@/shared/lib/test-scope';
import type { Placement } from '../api';
import './outcome';
import { $againToConfirm, confirmed, createKeyFx, sending, submitClicked } from './placement';
import {
  $results,
  reofferLegDropped,
  reofferTaken,
  restoreClicked,
  resultDismissed,
} from './result';
import { $singles } from './singles';

const account = { id: 'mem_1', balance: 1_000_000, currency: 'KRW' as const, level: 3 };
const legs = makeLegs(3).map((leg) => ({ ...leg, inPlay: true }));
const [first, second, third] = legs as [SlipEntry, SlipEntry, SlipEntry];

function pendingOf({ key, body }: Placement): Bet {
  return makeBet({
    id: `bet ${key}`,
    key,
    stake: body.stake,
    status: 'pending',
    pendingUntil: 9_000,
    legs: body.legs.map(({ selectionId }) => makeBetLeg({ selectionId })),
  });
}

function setUp(values: [unknown, unknown][] = []) {
  let made = 0;
  const send = vi.fn(pendingOf);
  const scope = makeScope({
    values: [[$account, account], ...values],
    handlers: [
      [createKeyFx, () => `key-${++made}`],
      [sending.sendFx, (_api: unknown, placement: Placement) => send(placement)],
    ],
  });
  async function place(slip: readonly SlipEntry[], stake: number, isSingles = false) {
    const kind = { ...(isSingles && { isSingles }) };
    await allSettled($slip, { scope, params: { legs: slip, bonus: null, ...kind } });
    await allSettled($stake, { scope, params: stake });
    await allSettled(submitClicked, { scope });
    await allSettled(confirmed, { scope });
  }
  /** The pending bets are refused for the odds of a leg each, all reported at once. */
  async function refuse(...changes: [key: string, leg: SlipEntry, to: number][]) {
    const bets = changes.map(([key, { selectionId, odds: from }, to]): Bet => {
      const at = send.mock.calls.findIndex(([placement]) => placement.key === key);
      const bet = send.mock.results[at]?.value as Bet;
      const refusal = { code: 'ODDS_CHANGED' as const, selectionIds: [selectionId], from, to };
      return { ...bet, status: 'refused', label: -1, refusals: [refusal] };
    });
    await allSettled(betsSeen, { scope, params: bets });
  }
  const offered = () =>
    scope.getState($results).map(({ result, reoffer }) => [result.key, reoffer?.moves[0]?.to]);
  return { scope, send, place, refuse, offered };
}

describe('two bets in play that wait at once', () => {
  it('the refusal of the first brings back its own legs and stake', async () => {
    const { scope, place, refuse } = setUp();
    await place([first], 10_000);
    await place([second], 30_000);
    await refuse(['key-1', first, 150]);
    await allSettled(restoreClicked, { scope, params: 'key-1' });
    expect(scope.getState($slip).legs).toMatchObject([{ selectionId: first.selectionId }]);
    expect(scope.getState($stake)).toBe(10_000);
  });

  it('refused in one batch both are shown, and each is answered by itself', async () => {
    const { scope, place, refuse, offered } = setUp();
    await place([first], 10_000);
    await place([second], 30_000);
    await refuse(['key-1', first, 150], ['key-2', second, 199]);
    expect(offered()).toEqual([
      ['key-1', 150],
      ['key-2', 199],
    ]);
    await allSettled(resultDismissed, { scope, params: 'key-1' });
    expect(offered()).toEqual([['key-2', 199]]);
  });

  it('a refusal stays while the next bet is made', async () => {
    const { place, refuse, offered } = setUp();
    await place([first], 10_000);
    await refuse(['key-1', first, 150]);
    await place([second], 30_000);
    expect(offered()).toEqual([
      ['key-1', 150],
      ['key-2', undefined],
    ]);
  });

  it('singles that are decided in one batch each have their result', async () => {
    const { scope, place, refuse } = setUp();
    await place(legs, 10_000, true);
    await refuse(['key-1', first, 150], ['key-3', third, 170]);
    const kinds = scope.getState($singles)?.map(({ result }) => result?.kind);
    expect(kinds).toEqual(['refused', 'pending', 'refused']);
  });
});

describe('a bet offered again', () => {
  it('asks as the slip does, and goes out under a key of its own at the odds of now', async () => {
    const { scope, send, place, refuse, offered } = setUp();
    await place([first], 20_000);
    await refuse(['key-1', first, 150]);
    // The slip holds something else meanwhile, which it keeps.
    await allSettled($slip, { scope, params: { legs: [second], bonus: null } });
    await allSettled(reofferTaken, { scope, params: 'key-1' });
    expect(scope.getState($againToConfirm)).toMatchObject({ stake: 20_000 });
    expect(send).toHaveBeenCalledTimes(1);
    await allSettled(confirmed, { scope });
    expect(send).toHaveBeenLastCalledWith({
      key: 'key-2',
      memberId: 'mem_1',
      body: expect.objectContaining({
        stake: 20_000,
        oddsPolicy: 'higher',
        legs: [expect.objectContaining({ selectionId: first.selectionId, odds: 150 })],
      }),
    });
    expect(offered()).toEqual([['key-2', undefined]]);
    expect(scope.getState($slip).legs).toEqual([second]);
    // Refused once more, it is offered once more.
    await refuse(['key-2', { ...first, odds: 150 }, 141]);
    expect(offered()).toEqual([['key-2', 141]]);
  });

  it('asks nothing of a member who bets by one tap', async () => {
    const { scope, send, place, refuse } = setUp([[$takesOneTap, true]]);
    await place([first], 20_000);
    await refuse(['key-1', first, 150]);
    await allSettled(reofferTaken, { scope, params: 'key-1' });
    expect(scope.getState($againToConfirm)).toBeNull();
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('goes without a leg, and is over with its last', async () => {
    const { scope, place, refuse } = setUp();
    await place([first, second], 20_000);
    await refuse(['key-1', first, 150]);
    const drop = ({ selectionId }: SlipEntry) =>
      allSettled(reofferLegDropped, { scope, params: { key: 'key-1', selectionId } });
    await drop(first);
    const [left] = scope.getState($results);
    expect(left?.reoffer?.again.slip.legs).toMatchObject([{ selectionId: second.selectionId }]);
    await drop(second);
    expect(scope.getState($results)).toEqual([]);
  });
});
