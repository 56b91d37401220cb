/** What lies on a table before a round: bets of several kinds with amounts. */
export interface Chips<Bet extends { amount: number }> {
  bets: readonly Bet[];
  /** What lay there before each of the last steps. */
  before: readonly (readonly Bet[])[];
  /** What was played last. */
  last: readonly Bet[];
}

export type ChipsAction<Bet extends { amount: number }> =
  | { type: 'placed'; bet: Bet }
  | { type: 'undone' }
  | { type: 'cleared' }
  | { type: 'repeated' }
  /** The round with these bets has begun. */
  | { type: 'played' };

/** Steps that can be taken back. */
const KEPT_STEPS = 50;

/** Returns the reducer of a table whose bets are the same when they have the same key. */
export function chipsOf<Bet extends { amount: number }>(keyOf: (bet: Bet) => string) {
  function put(bets: readonly Bet[], bet: Bet): Bet[] {
    const key = keyOf(bet);
    if (!bets.some((one) => keyOf(one) === key)) return [...bets, bet];
    return bets.map((one) =>
      keyOf(one) === key ? { ...one, amount: one.amount + bet.amount } : one,
    );
  }

  function stepTo(state: Chips<Bet>, bets: readonly Bet[]): Chips<Bet> {
    return { ...state, bets, before: [...state.before, state.bets].slice(-KEPT_STEPS) };
  }

  return function reduceChips(state: Chips<Bet>, action: ChipsAction<Bet>): Chips<Bet> {
    switch (action.type) {
      case 'placed':
        return stepTo(state, put(state.bets, action.bet));
      case 'undone': {
        const bets = state.before.at(-1);
        return bets ? { ...state, bets, before: state.before.slice(0, -1) } : state;
      }
      case 'cleared':
        return state.bets.length > 0 ? stepTo(state, []) : state;
      case 'repeated':
        return state.last.length > 0 ? stepTo(state, state.last) : state;
      case 'played':
        return { bets: [], before: [], last: state.bets };
    }
  };
}

export function noChips<Bet extends { amount: number }>(last: readonly Bet[] = []): Chips<Bet> {
  return { bets: [], before: [], last };
}

/** What each chip is worth, in minor units: 1, 5, 10 and 100 times the least stake, within the limits. */
export function chipAmounts({
  minStake,
  maxStake,
}: {
  minStake: number;
  maxStake: number;
}): number[] {
  return [1, 5, 10, 100].map((times) => times * minStake).filter((amount) => amount <= maxStake);
}
