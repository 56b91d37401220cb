import type { Db } from '../../lib/db.ts';
import { hasFunction } from './repository.ts';
import type { SubjectStrategy } from './strategy.ts';
import type { ShownBet, StoredBet, StoredLeg } from './types.ts';

const KIND = /^[a-z]+(_[a-z]+)*$/;

/** The kinds that can be bet on. */
export interface Subjects<View> {
  all: readonly SubjectStrategy<View>[];
  /** The strategy of a kind; throws for one that is not registered. */
  of(kind: string): SubjectStrategy<View>;
  /** The strategy of a bet, whose legs are all of one kind. */
  ofBet(bet: Pick<StoredBet, 'id' | 'legs'>): SubjectStrategy<View>;
  show(bets: readonly StoredBet[]): Promise<ShownBet<View>[]>;
  catchUp(now: number): Promise<void>;
  /** Fails when a kind has no SQL function, before the first bet does. */
  check(db: Db): Promise<void>;
}

/** Makes the register of the strategies. */
export function createSubjects<View>(strategies: readonly SubjectStrategy<View>[]): Subjects<View> {
  const byKind = new Map(strategies.map((one) => [one.kind, one]));
  if (byKind.size !== strategies.length) throw new Error('two strategies share a kind');

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
    if (bet.status !== 'accepted') return null;
    return ofBet(bet).cancellation?.shownUntil(bet, shown) ?? null;
  }

  return {
    all: strategies,
    of,
    ofBet,
    async show(bets) {
      const views = new Map<StoredLeg, View>();
      const legs = Map.groupBy(
        bets.flatMap((bet) => bet.legs),
        (leg) => leg.subjectKind,
      );
      for (const [kind, ofKind] of legs) {
        const shown = await of(kind).show(ofKind);
        for (const [index, view] of shown.entries()) {
          const leg = ofKind[index];
          if (leg) views.set(leg, view);
        }
      }
      return bets.map((stored) => {
        const { memberId: _, oddsPolicy: __, bonusTerms: ___, ...bet } = stored;
        const shown = bet.legs.flatMap((leg) => views.get(leg) ?? []);
        return { ...bet, cancelUntil: cancelUntil(stored, shown), legs: shown };
      });
    },
    async catchUp(now) {
      for (const strategy of strategies) await strategy.catchUp(now);
    },
    async check(db) {
      for (const { kind } of strategies) {
        if (!KIND.test(kind)) throw new Error(`${kind} is no name for a kind`);
        const signature = `${kind}_is_current(jsonb, bigint)`;
        if (!(await hasFunction(db, signature)))
          throw new Error(`${kind} has no SQL function ${signature}`);
      }
    },
  };
}
