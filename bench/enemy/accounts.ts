import { randomUUID } from 'node:crypto';
import type { Api, Bet, PlaceBet } from './api.ts';
import { faultsOf } from './sums.ts';

export interface Placed {
  strategy: string;
  userId: string;
  betId: string;
  /** Fixtures of the legs: what hangs together. */
  group: string;
  stake: number;
  payout: number | null;
}

interface Refusals {
  refusals?: { code: string }[];
  code?: string;
}

/** Members the enemy plays as, with what he bought and what came of it. */
export interface Accounts {
  placed: readonly Placed[];
  /** What the house did against its own word. */
  faults: Map<string, number>;
  refused: Map<string, number>;
  fault(name: string): void;
  minStake(userId: string): number;
  /** Whose turn it is; null when nobody has money left. */
  next(): string | null;
  place(userId: string, strategy: string, body: PlaceBet): Promise<Bet | null>;
  /** Looks up what became of the bets of which it is not known yet. */
  collect(): Promise<void>;
  money(userId: string): Promise<number>;
}

const count = (counts: Map<string, number>, name: string) =>
  void counts.set(name, (counts.get(name) ?? 0) + 1);

export async function openAccounts(api: Api, userIds: readonly string[]): Promise<Accounts> {
  const placed: Placed[] = [];
  const faults = new Map<string, number>();
  const refused = new Map<string, number>();
  const stakes = new Map<string, number>();
  const spent = new Set<string>();
  let turn = 0;

  for (const userId of userIds) {
    const { body } = await api.as<{ prematch: { minStake: number } }>(
      userId,
      'GET',
      '/bet/setting',
    );
    stakes.set(userId, body.prematch.minStake);
  }

  async function settle(one: Placed): Promise<void> {
    const { body } = await api.as<Bet>(one.userId, 'GET', `/bet/${one.betId}`);
    if (body.status === 'refused') {
      one.payout = -1;
      count(refused, body.refusals[0]?.code ?? 'refused');
    } else if (body.status === 'settled' || body.status === 'cancelled') {
      one.payout = body.payout ?? 0;
      for (const fault of faultsOf(body)) count(faults, fault);
    }
  }

  return {
    placed,
    faults,
    refused,
    fault: (name) => count(faults, name),
    minStake: (userId) => stakes.get(userId) ?? 0,
    next() {
      const left = userIds.filter((userId) => !spent.has(userId));
      turn += 1;
      return left[turn % Math.max(1, left.length)] ?? null;
    },
    async place(userId, strategy, body) {
      const key = randomUUID();
      const answer = await api.as<Bet & Refusals>(userId, 'POST', '/bet', { body, key });
      const bet = answer.body;
      if (answer.status !== 201) {
        const code = bet.refusals?.[0]?.code ?? bet.code ?? String(answer.status);
        count(refused, code);
        if (code === 'INSUFFICIENT_FUNDS') spent.add(userId);
        return null;
      }
      for (const fault of faultsOf(bet)) count(faults, fault);
      const fixtures = bet.legs.flatMap((leg) =>
        leg.kind === 'fixture_selection' ? [leg.fixtureId] : [],
      );
      const group = [...new Set(fixtures)].sort().join();
      placed.push({ strategy, userId, betId: bet.id, group, stake: bet.stake, payout: null });
      return bet;
    },
    async collect() {
      for (const one of placed) if (one.payout === null) await settle(one);
      spent.clear();
    },
    async money(userId) {
      return (await api.as<{ emoney: number }>(userId, 'GET', '/member/user')).body.emoney;
    },
  };
}
