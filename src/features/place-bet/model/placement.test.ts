import { allSettled } from 'effector';
import { describe, expect, it, vi } from 'vitest';
import { $pendingBets, type Bet, betsSeen } from '@/entities/bet';
import { makeBet, makeBetLeg } from '@/entities/bet/testing';
import { $account, $slip, $stake } from '@/entities/slip';
import { makeLegs } from '@/entities/slip/testing';
import { $streamHealth, type ApiError, type ProblemCode } from '@/shared/api';
import { $now } from '@/shared/lib/clock';
import { deferred, makeScope, watchCalls } from '@/shared/lib/test-scope';
import type { Placement, Outcome } from '../api';
import {
  $placement,
  $canSubmit,
  $isAbsent,
  $isConfirming,
  $isSubmitting,
  $isUnknown,
  placementDropped,
  confirmed,
  createKeyFx,
  sending,
  resendClicked,
  submitClicked,
} from './placement';
import { askAgainClicked, outcomeQuery, waitForOtherTabFx, waitFx } from './outcome';
import { $result, $results, pendingBetQuery, restoreClicked } from './result';

const account = { id: 'mem_1', balance: 1_000_000, currency: 'KRW' as const, level: 3 };
const legs = makeLegs(3);
const slip = { legs, bonus: 3 };
const betLegs = legs.map((leg) => makeBetLeg({ selectionId: leg.selectionId }));
const placed = makeBet({ key: 'key-1', legs: betLegs });
const network: ApiError = { kind: 'network' };

function problem(code: ProblemCode, refusals = []): ApiError {
  const status = code === 'NOT_FOUND' ? 404 : 422;
  return { kind: 'problem', status, code, message: '', requestId: 'req_1', errors: [], refusals };
}

interface Answers {
  place?: (placement: Placement) => unknown;
  ask?: (key: string) => unknown;
}

function setUp(
  { place = () => placed, ask = () => ({}) }: Answers,
  values: [unknown, unknown][] = [],
  handlers: [unknown, unknown][] = [],
) {
  let made = 0;
  const key = vi.fn(() => `key-${++made}`);
  const scope = makeScope({
    values: [[$slip, slip], [$stake, 50_000], [$account, account], ...values],
    handlers: [
      [createKeyFx, key],
      // A handler of an effect that is attached to the client is given the client first.
      [sending.sendFx, (_api: unknown, placement: Placement) => place(placement)],
      [outcomeQuery.loadFx, (_api: unknown, key: string) => ask(key)],
      [waitFx, () => undefined],
      [waitForOtherTabFx, () => undefined],
      ...handlers,
    ],
  });
  return { scope, key };
}

async function submit(scope: ReturnType<typeof makeScope>) {
  await allSettled(submitClicked, { scope });
  await allSettled(confirmed, { scope });
}

describe('placing a bet', () => {
  it('asks first, sends what was on the screen, and clears the slip', async () => {
    const place = vi.fn((_placement: Placement) => placed);
    const { scope } = setUp({ place });
    await allSettled(submitClicked, { scope });
    expect(scope.getState($isConfirming)).toBe(true);
    expect(place).not.toHaveBeenCalled();
    await allSettled(confirmed, { scope });
    expect(place).toHaveBeenCalledWith(
      expect.objectContaining({
        key: 'key-1',
        body: expect.objectContaining({ stake: 50_000, bonusFolders: 3, oddsPolicy: 'higher' }),
      }),
    );
    expect(scope.getState($result)).toMatchObject({ kind: 'accepted', bet: placed });
    expect(scope.getState($slip).legs).toEqual([]);
    expect(scope.getState($placement)).toBeNull();
  });

  it('sends each leg with the score and the phase it was chosen in', async () => {
    const place = vi.fn((_placement: Placement) => placed);
    const score = { home: 1, away: 0 };
    const [first, ...others] = legs;
    const live = {
      ...slip,
      bonus: null,
      legs: [{ ...first, offerScore: score, inPlay: true }, ...others],
    };
    const { scope } = setUp({ place }, [[$slip, live]]);
    await submit(scope);
    const sent = place.mock.calls[0]?.[0].body.legs;
    expect(sent?.map(({ offerScore }) => offerScore)).toEqual([score, null, null]);
    expect(sent?.map(({ inPlay }) => inPlay)).toEqual([true, false, false]);
  });

  it('a double click sends one bet', async () => {
    const answer = deferred<typeof placed>();
    const place = vi.fn((_placement: Placement) => answer.promise);
    const { scope } = setUp({ place });
    await allSettled(submitClicked, { scope });
    const first = allSettled(confirmed, { scope });
    const second = allSettled(confirmed, { scope });
    const third = allSettled(submitClicked, { scope });
    expect(scope.getState($isSubmitting)).toBe(true);
    answer.resolve(placed);
    await Promise.all([first, second, third]);
    expect(place).toHaveBeenCalledTimes(1);
  });

  it('a refusal keeps the slip and gives the next submit a new key', async () => {
    const place = vi.fn().mockRejectedValueOnce(problem('BET_REFUSED')).mockReturnValueOnce(placed);
    const { scope } = setUp({ place });
    await submit(scope);
    expect(scope.getState($result)?.kind).toBe('refused');
    expect(scope.getState($slip)).toEqual(slip);
    await submit(scope);
    expect(place.mock.calls.map(([{ key }]) => key)).toEqual(['key-1', 'key-2']);
  });

  it('odds that the server names as changed move the leg, and the slip asks', async () => {
    const id = legs[0]?.selectionId ?? '';
    const refusal = { code: 'ODDS_CHANGED' as const, selectionIds: [id], from: 172, to: 160 };
    const error = { ...problem('BET_REFUSED'), refusals: [refusal] };
    const { scope } = setUp({ place: () => Promise.reject(error) });
    await submit(scope);
    expect(scope.getState($slip).legs[0]).toMatchObject({ odds: 160, seenOdds: 172 });
    expect(scope.getState($canSubmit)).toBe(false);
  });

  it('a reason that is not the slip shows the words of the server', async () => {
    const { scope } = setUp({ place: () => Promise.reject(problem('BETTING_BLOCKED')) });
    await submit(scope);
    expect(scope.getState($result)).toMatchObject({ kind: 'rejected', code: 'BETTING_BLOCKED' });
    expect(scope.getState($placement)).toBeNull();
  });

  it('a guest cannot submit', async () => {
    const { scope } = setUp({}, [[$account, null]]);
    await allSettled(submitClicked, { scope });
    expect(scope.getState($isConfirming)).toBe(false);
  });
});

describe('an answer that never came', () => {
  const lost = () => Promise.reject(network);

  it('is looked up by its key, not sent again', async () => {
    const place = vi.fn((_placement: Placement) => lost());
    const ask = vi.fn((_key: string): Outcome => ({ bet: placed, refusals: [] }));
    const { scope } = setUp({ place, ask });
    await submit(scope);
    expect(place).toHaveBeenCalledTimes(1);
    expect(ask).toHaveBeenCalledWith('key-1');
    expect(scope.getState($result)).toMatchObject({ kind: 'accepted', bet: placed });
    expect(scope.getState($placement)).toBeNull();
  });

  it('is looked up until the server can be reached', async () => {
    const ask = vi
      .fn()
      .mockRejectedValueOnce(network)
      .mockRejectedValueOnce(network)
      .mockResolvedValueOnce({ bet: null, refusals: [{ code: 'MARKET_CLOSED' }] });
    const { scope } = setUp({ place: lost, ask });
    await submit(scope);
    expect(ask).toHaveBeenCalledTimes(3);
    expect(scope.getState($result)?.kind).toBe('refused');
  });

  it('is looked up at once when the connection is back', async () => {
    const ask = vi.fn().mockRejectedValueOnce(network).mockResolvedValueOnce({
      bet: placed,
      refusals: [],
    });
    const turn = deferred<undefined>();
    const { scope } = setUp({ place: lost, ask }, [], [[waitFx, () => turn.promise]]);
    await allSettled(submitClicked, { scope });
    const done = allSettled(confirmed, { scope });
    await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
    const back = allSettled($streamHealth, { scope, params: 'live' });
    await vi.waitFor(() => expect(scope.getState($result)?.kind).toBe('accepted'));
    turn.resolve(undefined);
    await Promise.all([done, back]);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('a lost answer is retried with the same key, and only by a press', async () => {
    const place = vi.fn().mockRejectedValueOnce(network).mockReturnValueOnce(placed);
    const { scope } = setUp({ place, ask: () => Promise.reject(problem('NOT_FOUND')) });
    await submit(scope);
    expect(scope.getState($isAbsent)).toBe(true);
    expect(place).toHaveBeenCalledTimes(1);
    await allSettled(resendClicked, { scope });
    expect(place.mock.calls.map(([{ key }]) => key)).toEqual(['key-1', 'key-1']);
    expect(scope.getState($result)?.kind).toBe('accepted');
  });

  it('keeps a second bet from being sent until it is known', async () => {
    const ask = deferred<Outcome>();
    const { scope } = setUp({ place: lost, ask: () => ask.promise });
    await allSettled(submitClicked, { scope });
    const done = allSettled(confirmed, { scope });
    await vi.waitFor(() => expect(scope.getState($isUnknown)).toBe(true));
    expect(scope.getState($canSubmit)).toBe(false);
    ask.resolve({ bet: placed, refusals: [] });
    await done;
  });

  it('can be let be only once the server said that it never took it', async () => {
    const { scope } = setUp({ place: lost, ask: () => Promise.reject(problem('NOT_FOUND')) });
    await submit(scope);
    await allSettled(placementDropped, { scope });
    expect(scope.getState($placement)).toBeNull();
    expect(scope.getState($slip)).toEqual(slip);
  });

  it('is resolved after a reload, once its member is here', async () => {
    const placement = { key: 'key-old', memberId: 'mem_1', body: {} };
    const ask = vi.fn((_key: string): Outcome => ({ bet: placed, refusals: [] }));
    const { scope } = setUp({ ask }, [
      [$placement, placement],
      [$account, null],
    ]);
    await allSettled($account, { scope, params: { ...account, id: 'mem_2' } });
    expect(ask).not.toHaveBeenCalled();
    await allSettled($account, { scope, params: account });
    expect(ask).toHaveBeenCalledWith('key-old');
    expect(scope.getState($placement)).toBeNull();
  });
});

describe('an answer that comes when another member is here', () => {
  const next = { ...account, id: 'mem_2' };

  async function leaveWhile(start: (scope: ReturnType<typeof makeScope>) => Promise<unknown>) {
    const answer = deferred<unknown>();
    const answers = { place: () => answer.promise, ask: () => answer.promise };
    const { scope } = setUp(answers, [], [[pendingBetQuery.loadFx, () => answer.promise]]);
    const seen = watchCalls(scope, betsSeen);
    const over = start(scope);
    await new Promise((sent) => setTimeout(sent));
    void allSettled($account, { scope, params: null });
    void allSettled($account, { scope, params: next });
    return { scope, seen, answer, over };
  }

  it.each([true, false])('tells them nothing (taken: %s), and its own member later', async (is) => {
    const { scope, seen, answer, over } = await leaveWhile(submit);
    if (is) answer.resolve(placed);
    else answer.reject(problem('BET_REFUSED'));
    await over;
    expect([seen, scope.getState($result)]).toEqual([[], null]);
    expect(scope.getState($placement)).toMatchObject({ key: 'key-1', memberId: 'mem_1' });
  });

  it('shows them nothing of an outcome or of a bet in play', async () => {
    const body = { stake: 0, oddsPolicy: 'any' as const, bonusFolders: null, legs: [] };
    const placement = { key: 'key-old', memberId: 'mem_1', body };
    const { seen, answer, over } = await leaveWhile(async (scope) => {
      await Promise.all([
        allSettled($placement, { scope, params: placement }),
        allSettled(askAgainClicked, { scope }),
        allSettled(pendingBetQuery.start, { scope, params: placed.id }),
      ]);
    });
    answer.resolve({ ...placed, bet: placed, refusals: [] });
    await over;
    expect(seen).toEqual([]);
  });
});

describe('a repeat that a guard turns away', () => {
  const guards = ['UNREAD_MESSAGE', 'RATE_LIMITED', 'SESSION_EXPIRED', 'BETTING_BLOCKED'] as const;

  it.each(guards)('%s leaves the first sending unknown, and the key is looked up', async (code) => {
    const place = vi.fn().mockRejectedValueOnce(network).mockRejectedValueOnce(problem(code));
    let isTaken = false;
    const ask = vi.fn((_key: string): unknown =>
      isTaken ? { bet: placed, refusals: [] } : Promise.reject(problem('NOT_FOUND')),
    );
    const { scope } = setUp({ place, ask });
    await submit(scope);
    isTaken = true;
    await allSettled(resendClicked, { scope });
    expect(ask).toHaveBeenLastCalledWith('key-1');
    expect(scope.getState($result)).toMatchObject({ kind: 'accepted', bet: placed });
  });

  it('the same guard at the first sending rejects: nothing was taken', async () => {
    const { scope } = setUp({ place: () => Promise.reject(problem('UNREAD_MESSAGE')) });
    await submit(scope);
    expect(scope.getState($result)).toMatchObject({ kind: 'rejected', code: 'UNREAD_MESSAGE' });
    expect(scope.getState($slip)).toEqual(slip);
  });
});

describe('more than one tab, more than one visit', () => {
  const theirs = {
    key: 'key-theirs',
    memberId: 'mem_1',
    body: { stake: 10_000, oddsPolicy: 'any' as const, bonusFolders: null, legs: [] },
  };

  it('what another tab sends keeps this one from sending, and is looked up if that tab is gone', async () => {
    const other = deferred<undefined>();
    const ask = vi.fn((_key: string): Outcome => ({ bet: placed, refusals: [] }));
    const { scope } = setUp({ ask }, [], [[waitForOtherTabFx, () => other.promise]]);
    const done = allSettled($placement, { scope, params: theirs });
    expect(scope.getState($canSubmit)).toBe(false);
    expect(ask).not.toHaveBeenCalled();
    other.resolve(undefined);
    await done;
    expect(ask).toHaveBeenCalledWith('key-theirs');
    expect(scope.getState($placement)).toBeNull();
  });

  it('a sending that a reload cut off may come after the first question', async () => {
    const ask = vi
      .fn()
      .mockRejectedValueOnce(problem('NOT_FOUND'))
      .mockResolvedValueOnce({ bet: placed, refusals: [] });
    const { scope } = setUp({ ask }, [
      [$placement, theirs],
      [$account, null],
    ]);
    await allSettled($account, { scope, params: account });
    expect(scope.getState($result)).toMatchObject({ kind: 'accepted' });
  });

  it('the stream may bring the bet first', async () => {
    const { scope } = setUp({}, [[$placement, theirs]]);
    await allSettled(betsSeen, { scope, params: [{ ...placed, key: 'key-theirs' }] });
    expect(scope.getState($result)).toMatchObject({ kind: 'accepted' });
    expect(scope.getState($placement)).toBeNull();
  });

  it('what another member left unanswered does not keep this one from betting', () => {
    const { scope } = setUp({}, [[$placement, { ...theirs, memberId: 'mem_2' }]]);
    expect(scope.getState($isUnknown)).toBe(false);
    expect(scope.getState($canSubmit)).toBe(true);
  });

  it('the next member sees nothing of the last bet', async () => {
    const { scope } = setUp({});
    await submit(scope);
    await allSettled($account, { scope, params: { ...account, id: 'mem_2' } });
    expect(scope.getState($result)).toBeNull();
  });
});

describe('a bet in play', () => {
  const pending: Bet = { ...placed, status: 'pending', pendingUntil: 10_000 };

  it('waits, and the decision of the stream shows', async () => {
    const { scope } = setUp({ place: () => pending });
    await submit(scope);
    expect(scope.getState($result)).toMatchObject({ kind: 'pending', bet: pending });
    expect(scope.getState($pendingBets)).toEqual([pending]);
    await allSettled(betsSeen, { scope, params: [placed] });
    expect(scope.getState($result)).toMatchObject({ kind: 'accepted', bet: placed });
  });

  it('refused after its delay, its legs can be taken up again', async () => {
    const { scope } = setUp({ place: () => pending });
    await submit(scope);
    const refusals = [{ code: 'MARKET_SUSPENDED' as const }];
    await allSettled(betsSeen, { scope, params: [{ ...pending, status: 'refused', refusals }] });
    expect(scope.getState($result)).toMatchObject({ kind: 'refused' });
    await allSettled(restoreClicked, { scope, params: 'key-1' });
    expect(scope.getState($slip).legs).toEqual(legs);
    expect(scope.getState($stake)).toBe(50_000);
    expect(scope.getState($results)).toEqual([]);
  });

  it('is requested when the stream does not bring it in time', async () => {
    const load = vi.fn((_id: string) => placed);
    const scope = makeScope({
      values: [[$pendingBets, [pending]]],
      handlers: [[pendingBetQuery.loadFx, (_api: unknown, id: string) => load(id)]],
    });
    await allSettled($now, { scope, params: 12_000 });
    expect(load).not.toHaveBeenCalled();
    await allSettled($now, { scope, params: 13_001 });
    expect(load).toHaveBeenCalledWith(pending.id);
    expect(scope.getState($pendingBets)).toEqual([]);
  });
});
