import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { $areSavedSlipsRead, $slip, $stake, type DomesticSlip } from '@/entities/slip';
import { makeLegs, makePick } from '@/entities/slip/testing';
import { $api, createFakeApi, makeProblem } from '@/shared/api/testing';
import { alertShown } from '@/shared/lib/alerts';
import { makeScope, watchCalls } from '@/shared/lib/test-scope';
import { toastShown } from '@/shared/lib/toasts';
import { navigated, navigationRequested } from '@/shared/routes';
import { type KeptSlip, picksDialog } from './dialogs';
import { picksOffered } from './events';
import { makeDetailAnswer } from './lib/sample-detail';
import {
  $alone,
  $besideCount,
  $isNoSystem,
  $movedCount,
  $origin,
  copying,
  linkRequested,
  opened,
  picksRetried,
  picksTaken,
} from './model';

const over = { typeId: 2, line: 250, outcome: 'Over', odds: 190 };
const api = createFakeApi({
  'GET /sports/fixture/match1000': makeDetailAnswer('match1000', [{}, over]),
  'GET /sports/fixture/match2000': makeDetailAnswer('match2000', [{ status: 2 }]),
  'GET /sports/fixture/match3000': makeProblem('NOT_FOUND'),
  'GET /sports/fixture/match4000': makeDetailAnswer('match4000', [{ odds: 240 }]),
  'GET /sports/fixture/match5000': makeDetailAnswer('match5000', [{}], { status: 3 }),
});
const first = 'match1000.1._.1';
const second = 'match4000.1._.1';
const placeOf = (href: string) => ({ href, path: '/korea/cross', route: '/korea/cross' });
const linkOf = (...picks: string[]) => placeOf(`/korea/cross#picks=${picks.join(',')}`);

async function visit(place: ReturnType<typeof placeOf>, slip?: DomesticSlip, isRead = true) {
  const scope = makeScope({
    values: [
      [$api, api],
      [$areSavedSlipsRead, isRead],
      [$slip, slip ?? { legs: [], bonus: null }],
      [$stake, slip ? 50_000 : null],
    ],
  });
  const calls = {
    alerts: watchCalls(scope, alertShown),
    toasts: watchCalls(scope, toastShown),
    moves: watchCalls(scope, navigationRequested),
  };
  await allSettled(navigated, { scope, params: place });
  return { scope, ...calls };
}
const idsOf = ({ legs }: DomesticSlip) => legs.map(({ selectionId }) => selectionId);

describe('a link with picks', () => {
  it('prices them again, and names those that are left out with the reason', async () => {
    const ids = [
      first,
      'match2000.1._.1',
      'match3000.1._.1',
      second,
      'match5000.1._.1',
      'match4000.1._.2',
    ];
    const { scope, moves } = await visit(linkOf(...ids));
    expect(scope.getState(picksDialog.$isOpen)).toBe(true);
    expect(moves).toEqual([{ to: '/korea/cross', replace: true, resetScroll: false }]);
    expect(scope.getState(opened.$data)?.map(({ pick, left }) => pick?.odds ?? left)).toEqual([
      ...[185, 'MARKET_SUSPENDED', 'SELECTION_NOT_FOUND', 240, 'MARKET_CLOSED'],
      'SELECTION_NOT_FOUND',
    ]);
    await allSettled(picksTaken, { scope, params: 'instead' });
    expect(idsOf(scope.getState($slip))).toEqual([first, second]);
    expect(scope.getState(picksDialog.$isOpen)).toBe(false);
    expect(scope.getState(opened.$data)).toBeNull();
  });

  it('waits until the slip of the member is known', async () => {
    const { scope } = await visit(linkOf(first), undefined, false);
    expect(scope.getState(picksDialog.$isOpen)).toBe(false);
  });

  it('leaves the slip alone until the member says how', async () => {
    const legs = makeLegs(2);
    const { scope, toasts } = await visit(linkOf(first, second), { legs, bonus: null });
    expect(scope.getState($slip).legs).toBe(legs);
    expect(scope.getState($besideCount)).toBe(2);
    await allSettled(picksTaken, { scope, params: 'beside' });
    expect(idsOf(scope.getState($slip))).toEqual([...idsOf({ legs, bonus: null }), first, second]);
    expect(scope.getState($stake)).toBe(50_000);
    expect(toasts).toHaveLength(1);
    const other = await visit(linkOf(first), { legs, bonus: null });
    await allSettled(picksTaken, { scope: other.scope, params: 'instead' });
    expect(idsOf(other.scope.getState($slip))).toEqual([first]);
    expect(other.scope.getState($stake)).toBeNull();
  });

  it('takes no pick of the slip away for another outcome of its market', async () => {
    const own = makePick({ fixtureId: 'match1000', outcome: 'X' });
    const legs = [{ ...own, seenOdds: own.odds }];
    const { scope, toasts } = await visit(linkOf(first, second), { legs, bonus: null });
    await allSettled(picksTaken, { scope, params: 'beside' });
    expect(idsOf(scope.getState($slip))).toEqual(['match1000.1._.X', second]);
    expect(toasts).toMatchObject([{ text: expect.stringContaining('1개는') }]);
  });

  it('opens several picks of a match as a European slip', async () => {
    const { scope } = await visit(linkOf(first, 'match1000.2.250.Over'));
    expect(scope.getState($alone)).toMatchObject({ slip: { joint: [] }, refused: {} });
  });

  it.each([
    ['broken', '%3Cimg%20src%3Dx%3E'],
    ['broken', 'mem_5k2m8x1q'],
    ['tooMany', Array.from({ length: 200 }, (_, at) => `match${1000 + at}.1._.1`).join(',')],
  ])('that is %s does nothing but say so', async (_fault, picks) => {
    const legs = makeLegs(2);
    const { scope, alerts, moves } = await visit(linkOf(picks), { legs, bonus: null });
    expect(alerts).toHaveLength(1);
    expect(moves).toHaveLength(1);
    expect(scope.getState(picksDialog.$isOpen)).toBe(false);
    expect(scope.getState($slip).legs).toBe(legs);
  });

  it('is asked about again where nobody answered, and takes nothing meanwhile', async () => {
    const { scope } = await visit(linkOf('match9999.1._.1'));
    expect(scope.getState(opened.$failure)).not.toBeNull();
    await allSettled(picksTaken, { scope, params: 'instead' });
    expect(scope.getState(picksDialog.$isOpen)).toBe(true);
    await allSettled(picksRetried, { scope });
    expect(scope.getState(opened.$failure)).not.toBeNull();
  });
});

describe('a saved slip', () => {
  const third = 'match6000.1._.1';
  const more = createFakeApi({
    'GET /sports/fixture/match1000': makeDetailAnswer('match1000', [{}]),
    'GET /sports/fixture/match4000': makeDetailAnswer('match4000', [{ odds: 240 }]),
    'GET /sports/fixture/match6000': makeDetailAnswer('match6000', [{ odds: 150 }]),
  });
  const odds = { [first]: 185, [second]: 260, [third]: 150 };

  async function open(picks: string[], kept: Partial<KeptSlip> = {}) {
    const scope = makeScope({
      values: [
        [$api, more],
        [$stake, 50_000],
      ],
    });
    const all = { name: '주말', kind: 'multiple' as const, isEuropean: false, odds, ...kept };
    await allSettled(picksOffered, { scope, params: { picks, kept: all } });
    const moved = scope.getState($movedCount);
    const isNoSystem = scope.getState($isNoSystem);
    await allSettled(picksTaken, { scope, params: 'instead' });
    return { scope, moved, isNoSystem, slip: scope.getState($slip) };
  }

  it('says which odds are others now, and goes on the slip at those of now without a stake', async () => {
    const { scope, moved, slip } = await open([first, second]);
    expect(moved).toBe(1);
    expect(slip.legs.map((leg) => [leg.odds, leg.seenOdds])).toEqual([
      [185, 185],
      [240, 240],
    ]);
    expect(scope.getState($stake)).toBeNull();
  });

  it('becomes the kind that it was', async () => {
    const all = [first, second, third];
    expect((await open(all, { kind: 'system', sizes: [2, 3] })).slip.sizes).toEqual([2, 3]);
    expect((await open(all, { kind: 'singles' })).slip.isSingles).toBe(true);
    expect((await open(all, { isEuropean: true })).slip.legs[0]?.isEuropean).toBe(true);
  });

  it('is one bet where too few picks are left for its system, and says so', async () => {
    const left = await open([first, second], { kind: 'system', sizes: [2] });
    expect(left.isNoSystem).toBe(true);
    expect(left.slip.sizes).toBeUndefined();
  });
});

it('passes on the picks of the slip alone', async () => {
  const legs = makeLegs(2);
  const scope = makeScope({
    values: [
      [$slip, { legs, bonus: null }],
      [$origin, 'https://hanpan.example'],
    ],
    handlers: [[copying.writeFx, () => undefined]],
  });
  const links = watchCalls(scope, copying.requested);
  await allSettled(linkRequested, { scope });
  const ids = idsOf({ legs, bonus: null }).join(',');
  expect(links).toEqual([
    `https://hanpan.example/korea/cross#${new URLSearchParams({ picks: ids })}`,
  ]);
});
