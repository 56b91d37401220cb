import { $slip, EMPTY_DRAFT } from '@/entities/slip';
import { makeLegs, makePick } from '@/entities/slip/testing';
import { makeScope } from '@/shared/lib/test-scope';
import { filledSlip, type OpenedPick } from '../lib/opened-picks';
import { type KeptSlip, picksDialog } from '../dialogs';
import { opened } from '../model';

const offered = [makePick(), ...makeLegs(4).slice(2)].map((pick): OpenedPick => {
  const { selectionId, home, away } = pick;
  return { selectionId, pick, left: null, match: `${home} vs ${away}` };
});
const total = makePick({ typeId: 2, line: 250, outcome: 'Over', odds: 190, marketKind: 'total' });
const winner = makePick({ marketKind: 'winner3', isEuropean: true });

const leftOut = (match: string | null, left: OpenedPick['left']): OpenedPick => {
  return { selectionId: `left ${match}`, pick: null, left, match };
};

export const rows = {
  all: offered,
  some: [
    ...offered,
    leftOut('울산 HD vs 전북 현대', 'MARKET_SUSPENDED'),
    leftOut('보스턴 vs 샬럿', 'MARKET_CLOSED'),
    leftOut(null, 'SELECTION_NOT_FOUND'),
  ],
  none: [leftOut('보스턴 vs 샬럿', 'MARKET_CLOSED'), leftOut(null, 'SELECTION_NOT_FOUND')],
  joint: [winner, { ...total, isEuropean: true }].map((pick): OpenedPick => {
    return { selectionId: pick.selectionId, pick, left: null, match: '아스널 vs 브라이턴' };
  }),
};

const moves = [0, 20, -15];
const keptOdds = Object.fromEntries(
  offered.map(({ selectionId, pick }, at) => [selectionId, (pick?.odds ?? 0) + (moves[at] ?? 0)]),
);
/** A saved slip of these picks, two of which have other odds now. */
export function keptAs(kind: KeptSlip['kind'], sizes?: readonly number[]) {
  const kept: KeptSlip = { name: '주말 축구', kind, sizes, isEuropean: false, odds: keptOdds };
  return [[picksDialog.$props, { picks: [], kept }]] as const;
}

/** A slip with nothing but what is offered. */
export const sameSlip = filledSlip(EMPTY_DRAFT, offered).slip;

/** The scope of a story: what the picks came to, and so many legs that are on the slip. */
export function picksScope(
  picks: readonly OpenedPick[] | null,
  count = 0,
  values: readonly (readonly [unknown, unknown])[] = [],
) {
  const all = [
    [opened.$data, picks],
    [$slip, { legs: makeLegs(10).slice(10 - count), bonus: null }],
    ...values,
  ] as const;
  return { scope: () => makeScope({ values: [...all] }) };
}
