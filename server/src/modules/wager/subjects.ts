import type { JointPrice } from '#rules/joint.ts';
import { payoutOf } from '#rules/money.ts';
import { isDecided, LEG_RESULT } from '#rules/leg-result.ts';
import { settleSystem } from '#rules/system-settle.ts';
import { systemCount } from '#rules/system.ts';
import type { Db } from '../../lib/db.ts';
import { stakeLeft } from './cash-out-value.ts';
import { hasFunction } from './repository.ts';
import type { SubjectStrategy } from './strategy.ts';
import type { ShownBet, StoredBet, StoredLeg } from './types.ts';

const KIND = /^[a-z]+(_[a-z]+)*$/;

/** The kinds that can be bet on. */
export interface Subjects<View> {
  all: readonly SubjectStrategy<View>[];
  register(strategy: SubjectStrategy<View>): void;
  /** The strategy of a kind; throws for one that is not registered. */
  of(kind: string): SubjectStrategy<View>;
  /** The strategy of a bet, whose legs are all of one kind. */
  ofBet(bet: Pick<StoredBet, 'id' | 'legs'>): SubjectStrategy<View>;
  show(bets: readonly StoredBet[]): Promise<ShownBet<View>[]>;
  catchUp(now: number): Promise<void>;
  /** Fails when a kind has no SQL function, before the first bet does. */
  check(db: Db): Promise<void>;
}

/** A bet's money with what was cashed out of it: its pay-out is all that it paid, and what is left may still be won. */
function cashOutOf(bet: StoredBet) {
  const { cashed, payout, totalOdds, potentialPayout } = bet;
  const { stake, paid: amount, target, latest } = cashed;
  if (!latest && target === null) return {};
  return {
    payout: payout === null ? null : payout + amount,
    // Of a system all is left or nothing.
    potentialPayout: stake === 0 ? potentialPayout : payoutOf(stakeLeft(bet), totalOdds),
    cashOut: { stake, amount, target, latest },
  };
}

/** What a system is made of; an open one may still win what its lines pay that have lost no leg. */
function systemOf({ sizes, status, stake, legs, potentialPayout }: StoredBet) {
  if (!sizes) return {};
  const lines = systemCount(legs.length, sizes);
  const lineStake = stake / lines;
  const hoped = legs.map((leg) =>
    isDecided(leg.result) ? leg : { ...leg, result: LEG_RESULT.won },
  );
  const best = settleSystem({ stake: lineStake, legs: hoped, sizes }).payout;
  return {
    potentialPayout: status === 'accepted' ? best : potentialPayout,
    system: { sizes: [...sizes], lines, lineStake },
  };
}

const jointView = ({ legs, odds, factors }: JointPrice) => ({
  legs: [...legs],
  odds,
  factors: factors.map((part) => ({ legs: [...part.legs], factor: part.factor })),
});

/** A bet as its member sees it; `legs` are the views of its legs. */
function shownBet<View>(
  stored: StoredBet,
  legs: View[],
  cancelUntil: number | null,
): ShownBet<View> {
  const {
    memberId: _,
    oddsPolicy: __,
    bonusTerms: ___,
    cashed: ____,
    sizes: _____,
    joint,
    debt,
    ...bet
  } = stored;
  return {
    ...bet,
    ...(debt && { debt }),
    ...(joint && { joint: joint.map(jointView) }),
    ...systemOf(stored),
    ...cashOutOf(stored),
    cancelUntil,
    legs,
  };
}

export function createSubjects<View>(first: readonly SubjectStrategy<View>[]): Subjects<View> {
  const strategies: SubjectStrategy<View>[] = [];
  const byKind = new Map<string, SubjectStrategy<View>>();
  for (const strategy of first) register(strategy);

  function register(strategy: SubjectStrategy<View>): void {
    if (byKind.has(strategy.kind)) throw new Error('two strategies share a kind');
    byKind.set(strategy.kind, strategy);
    strategies.push(strategy);
  }

  function of(kind: string): SubjectStrategy<View> {
    const strategy = byKind.get(kind);
    if (!strategy) throw new Error(`no strategy for ${kind}`);
    return strategy;
  }

  function ofBet({ id, legs }: Pick<StoredBet, 'id' | 'legs'>): SubjectStrategy<View> {
    const [leg] = legs;
    if (!leg) throw new Error(`bet ${id} has no legs`);
    return of(leg.subjectKind);
  }

  function cancelUntil(bet: StoredBet, shown: readonly View[]): number | null {
    if (bet.status !== 'accepted' || bet.cashed.stake > 0) return null;
    return ofBet(bet).cancellation?.shownUntil(bet, shown) ?? null;
  }

  /** Each kind shows all of its legs in one call. */
  async function viewsOf(legs: readonly StoredLeg[]): Promise<Map<StoredLeg, View>> {
    const views = new Map<StoredLeg, View>();
    for (const [kind, ofKind] of Map.groupBy(legs, (leg) => leg.subjectKind)) {
      const shown = await of(kind).show(ofKind);
      for (const [index, view] of shown.entries()) {
        const leg = ofKind[index];
        if (leg) views.set(leg, view);
      }
    }
    return views;
  }

  return {
    all: strategies,
    register,
    of,
    ofBet,
    async show(bets) {
      const views = await viewsOf(bets.flatMap((bet) => bet.legs));
      return bets.map((bet) => {
        const legs = bet.legs.flatMap((leg) => views.get(leg) ?? []);
        return shownBet(bet, legs, cancelUntil(bet, legs));
      });
    },
    async catchUp(now) {
      for (const strategy of strategies) await strategy.catchUp(now);
    },
    async check(db) {
      for (const { kind, looksAtOthers } of strategies) {
        if (!KIND.test(kind)) throw new Error(`${kind} is no name for a kind`);
        const signatures = [`${kind}_is_current(jsonb, bigint)`];
        if (looksAtOthers) signatures.push(`${kind}_refusals(text, jsonb)`);
        for (const signature of signatures) {
          if (!(await hasFunction(db, signature)))
            throw new Error(`${kind} has no SQL function ${signature}`);
        }
      }
    },
  };
}
