import {
  $account,
  $rejectedEdit,
  $slip,
  $stake,
  type DomesticSlip,
  type SlipEntry,
} from '@/entities/slip';
import { $betSetting, $legOffers, makeEntry, makeLegs, makePick } from '@/entities/slip/testing';
import { $api, createFakeApi, never } from '@/shared/api/testing';
import { $now } from '@/shared/lib/clock';
import { makeScope } from '@/shared/lib/test-scope';

type Pairs = readonly (readonly [unknown, unknown])[];

export interface SlipState {
  count?: number;
  bonus?: number | null;
  legs?: readonly SlipEntry[];
  /** Of a system. */
  sizes?: readonly number[];
  isSingles?: boolean;
  /** Of a European slip. */
  joint?: DomesticSlip['joint'];
  values?: Pairs;
}

const limits = {
  minStake: 10_000,
  maxStake: 5_000_000,
  maxPayout: 15_000_000,
  maxTotalOdds: 10_000,
  maxLegs: 10,
  maxFixturePicks: 5,
};
const setting = {
  currency: 'KRW',
  oddsPolicy: 'higher',
  prematch: limits,
  european: limits,
  inPlay: limits,
};
const member = { id: 'mem_1', balance: 1_284_500, currency: 'KRW', level: 12 };

/** Forks the scope of one story: three legs and 50,000 won unless given otherwise. */
export function slipScope(state: SlipState = {}) {
  const { count = 3, bonus = null, sizes, isSingles, joint, values = [] } = state;
  const legs = state.legs ?? makeLegs(count);
  const kind = { ...(sizes && { sizes }), ...(isSingles && { isSingles }) };
  return () =>
    makeScope({
      values: [
        [$slip, { legs, bonus, ...kind, ...(joint && { joint }) }],
        [$stake, 50_000],
        [$account, member],
        [$betSetting, setting],
        [$now, 1],
        ...values,
      ],
    });
}

/** A placement whose answer never comes. */
export const placing: Pairs = [[$api, createFakeApi({ 'POST /bet': never })]];

const [first, second, third] = makeLegs(3) as [SlipEntry, SlipEntry, SlipEntry];
const offered = (leg: SlipEntry, status: number) => ({
  [leg.selectionId]: { fixtureStatus: 1, odds: leg.odds, offerScore: null, status, moved: null },
});
const crowd = makeLegs(6).map((leg, index) =>
  index === 1 || index === 4 ? { ...leg, seenOdds: leg.odds + 10 } : leg,
);
const closing = [crowd[2], crowd[5]] as [SlipEntry, SlipEntry];
const low = makeEntry({ fixtureId: 'lowodds00', home: '바이에른 뮌헨', away: '보훔', odds: 130 });
const rejected = {
  edit: { kind: 'pick', pick: makePick({ ...low }) },
  refusal: { code: 'BONUS_LOW_ODDS', selectionId: low.selectionId },
};

/** Over 2.5 of the first match, beside its winner. */
const over = makeEntry({ typeId: 2, line: 250, outcome: 'Over', odds: 190, marketKind: 'total' });
const winner: SlipEntry = { ...first, marketKind: 'winner3' };
const pair = [winner, second, over];
const { fixtureId } = first;
const of = [winner, over].map(({ selectionId, odds }) => `${selectionId}@${odds}`).join(' ');
const price = { fixtureId, odds: 264, seenOdds: 264, of };
const clash = makePick({ typeId: 21, line: 100, outcome: 'Over', odds: 205, marketKind: 'total' });
const sameKind = {
  edit: { kind: 'pick', pick: { ...clash, isEuropean: true } },
  refusal: {
    code: 'JOINT_KINDS',
    selectionId: clash.selectionId,
    selectionIds: [over.selectionId],
  },
};

export const states = {
  joint: { legs: pair, joint: [price] },
  jointDown: { legs: pair, joint: [{ ...price, seenOdds: 290 }] },
  jointKinds: { legs: pair, joint: [price], values: [[$rejectedEdit, sameKind]] },
  guest: {
    values: [
      [$account, null],
      [$betSetting, null],
    ],
  },
  oddsUp: { legs: [first, { ...second, seenOdds: 202 }, third], bonus: 3 },
  oddsDown: { legs: [{ ...first, seenOdds: 180 }, { ...second, seenOdds: 215 }, third] },
  lineMoved: {
    values: [
      [
        $legOffers,
        {
          [second.selectionId]: {
            ...offered(second, 2)[second.selectionId],
            moved: {
              selectionId: 'k1ulsan0.3.-100.1',
              marketId: 'k1ulsan0.3.-100',
              line: -100,
              offerScore: null,
              odds: 245,
            },
          },
        },
      ],
    ],
  },
  firstClosed: { legs: makeLegs(10), values: [[$legOffers, offered(first, 3)]] },
  crowded: {
    legs: crowd,
    values: [
      [$legOffers, { ...offered(closing[0], 3), ...offered(closing[1], 2) }],
      [$stake, 9_000_000],
    ],
  },
  european: { legs: [first, { ...second, isEuropean: true }, third] },
  singles: { isSingles: true },
  trixie: { sizes: [2, 3] },
  insufficient: { values: [[$stake, 9_000_000]] },
  dollars: {
    values: [
      [$stake, 5_000],
      [$account, { ...member, balance: 92_350, currency: 'USD' }],
    ],
  },
  lowPick: { bonus: 3, values: [[$rejectedEdit, rejected]] },
  lowBonus: { legs: [first, second, third, low] },
  liveLegs: { legs: [first, second, third].map((leg) => ({ ...leg, inPlay: true })) },
  lowFallen: { legs: [first, second, { ...low, seenOdds: 145 }], bonus: 3 },
} satisfies Record<string, SlipState>;
