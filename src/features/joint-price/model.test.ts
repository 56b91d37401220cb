import { allSettled } from 'effector';
import { describe, expect, it, vi } from 'vitest';
import {
  $jointFailures,
  $problems,
  $slip,
  jointOutdated,
  jointRetried,
  pickToggled,
  pricesUpdated,
} from '@/entities/slip';
import { makePick } from '@/entities/slip/testing';
import { $api, createFakeApi, type FakeCall, makeProblem } from '@/shared/api/testing';
import { $now } from '@/shared/lib/clock';
import { readIsVisibleFx } from '@/shared/lib/page-visibility';
import { deferred, makeScope } from '@/shared/lib/test-scope';
import './index';

const win = makePick({ marketKind: 'winner3', isEuropean: true });
const over = makePick({
  typeId: 2,
  line: 250,
  outcome: 'Over',
  odds: 190,
  marketKind: 'total',
  isEuropean: true,
});
const { fixtureId } = win;

type Scope = ReturnType<typeof makeScope>;
type Body = { legs: { selectionId: string; odds: number }[] };

/** The sum of the odds in place of a price. */
function answerOf({ body }: FakeCall) {
  const legs = (body as Body).legs.map(({ selectionId, odds }) => ({ selectionId, odds }));
  const odds = legs.reduce((sum, leg) => sum + leg.odds, 0);
  const quote = { odds, factor: 9_000, version: `${odds}` };
  return { body: { fixtureId, ...quote, at: 1, legs } };
}

function scopeOf(answer: (call: FakeCall) => unknown): Scope {
  const api = createFakeApi({ 'POST /bet/joint-price': answer as never });
  return makeScope({ values: [[$api, api]] });
}

async function pickBoth(scope: Scope): Promise<void> {
  await allSettled(pickToggled, { scope, params: win });
  await allSettled(pickToggled, { scope, params: over });
}

const move = (scope: Scope, odds: number) =>
  allSettled(pricesUpdated, { scope, params: { [over.selectionId]: odds } });
const pricesOf = (scope: Scope) =>
  scope.getState($slip).joint?.map(({ odds, seenOdds }) => [odds, seenOdds]);
const codesOf = (scope: Scope) => scope.getState($problems).map(({ refusal }) => refusal.code);

describe('the joint price of a slip', () => {
  it('is requested with the second pick, again when a leg moves, and never else', async () => {
    const calls: number[] = [];
    const scope = scopeOf((call) => {
      calls.push((call.body as Body).legs.length);
      return answerOf(call);
    });
    await allSettled(pickToggled, { scope, params: win });
    expect(calls).toEqual([]);
    await allSettled(pickToggled, { scope, params: over });
    expect(pricesOf(scope)).toEqual([[362, 362]]);
    await move(scope, 200);
    expect(pricesOf(scope)).toEqual([[372, 362]]);
    await move(scope, 200);
    expect(calls).toEqual([2, 2]);
    await allSettled(jointOutdated, { scope });
    expect([pricesOf(scope), calls.length]).toEqual([[[372, 362]], 3]);
  });

  it('a late answer never takes the place of a newer one', async () => {
    const late = deferred<undefined>();
    const scope = scopeOf(async (call) => {
      if ((call.body as Body).legs[1]?.odds === 190) await late.promise;
      return answerOf(call);
    });
    const first = pickBoth(scope);
    await new Promise((done) => setTimeout(done));
    const moved = move(scope, 210);
    await vi.waitFor(() => expect(pricesOf(scope)).toEqual([[382, 382]]));
    late.resolve(undefined);
    await Promise.all([first, moved]);
    expect(pricesOf(scope)).toEqual([[382, 382]]);
  });

  it('until it is there nothing is sent, and a refusal says why', async () => {
    const answer = deferred<undefined>();
    const scope = scopeOf(async () => {
      await answer.promise;
      return makeProblem('BET_REFUSED', { refusals: [{ code: 'JOINT_IMPOSSIBLE' }] });
    });
    const picked = pickBoth(scope);
    await new Promise((done) => setTimeout(done));
    expect(codesOf(scope)).toContain('JOINT_PRICE');
    answer.resolve(undefined);
    await picked;
    expect(codesOf(scope)).toContain('JOINT_IMPOSSIBLE');
    expect(codesOf(scope)).not.toContain('JOINT_PRICE');
  });

  describe('in play', () => {
    const live = [win, over].map((pick) => ({ ...pick, inPlay: true }));

    async function follow(answer: (call: FakeCall, calls: number) => unknown, isVisible = true) {
      let calls = 0;
      const api = createFakeApi({
        'POST /bet/joint-price': ((call: FakeCall) => {
          calls += 1;
          return answer(call, calls);
        }) as never,
      });
      const scope = makeScope({
        values: [
          [$api, api],
          [$now, 1_000_000],
        ],
        handlers: [[readIsVisibleFx, () => isVisible]],
      });
      for (const pick of live) await allSettled(pickToggled, { scope, params: pick });
      const tick = async (seconds: number) => {
        for (let second = 0; second < seconds; second += 1) {
          await allSettled($now, { scope, params: scope.getState($now) + 1_000 });
        }
        return calls;
      };
      return { scope, tick };
    }

    it('moves without its legs: it is requested every three seconds by a visible tab', async () => {
      const price = (call: FakeCall, calls: number) => {
        const { body } = answerOf(call);
        return { body: { ...body, odds: body.odds + calls, version: `later ${calls}` } };
      };
      const { scope, tick } = await follow(price);
      expect(await tick(2)).toBe(1);
      expect(await tick(1)).toBe(2);
      expect(pricesOf(scope)).toEqual([[364, 363]]);
      expect(scope.getState($slip).joint?.[0]?.factor).toBe(9_000);
      expect(await tick(6)).toBe(4);
      const hidden = await follow(price, false);
      expect(await hidden.tick(9)).toBe(1);
    });

    it('stays when nobody answers, and goes when there is none any more', async () => {
      const answers = [
        answerOf,
        () => makeProblem('UNAVAILABLE'),
        () => makeProblem('BET_REFUSED', { refusals: [{ code: 'MARKET_SUSPENDED' }] }),
        () => makeProblem('BET_REFUSED', { refusals: [{ code: 'JOINT_UNAVAILABLE' }] }),
        answerOf,
      ];
      const { scope, tick } = await follow((call, calls) => answers[calls - 1]?.(call));
      await tick(6);
      expect(codesOf(scope)).not.toContain('MARKET_SUSPENDED');
      expect(pricesOf(scope)).toEqual([[362, 362]]);
      await tick(3);
      expect(codesOf(scope)).toContain('JOINT_UNAVAILABLE');
      await tick(3);
      expect(codesOf(scope)).not.toContain('JOINT_UNAVAILABLE');
    });
  });

  it('without an answer it is requested again at a press', async () => {
    let isDown = true;
    const scope = scopeOf((call) => (isDown ? makeProblem('UNAVAILABLE') : answerOf(call)));
    await pickBoth(scope);
    expect(scope.getState($jointFailures)[fixtureId]).toMatchObject({ refusal: null });
    isDown = false;
    await allSettled(jointRetried, { scope, params: fixtureId });
    expect(pricesOf(scope)).toEqual([[362, 362]]);
    expect(scope.getState($jointFailures)).toEqual({});
  });
});
