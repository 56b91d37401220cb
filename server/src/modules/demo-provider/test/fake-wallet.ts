import type { operations } from '#contract/provider.gen.ts';
import type { WalletProblem } from '../types.ts';
import type { WalletAnswer, WalletClient } from '../wallet-client.ts';

type Call = keyof operations;
type Sent = Record<string, string | number>;

export const SESSION = 'cas_1';

/** Answers as the contract says, of one player, and loses answers where a test wants it to. */
export function createFakeWallet({ gameId = 'hanpan-crane', currency = 'KRW', balance = 100_000 }) {
  const booked = new Map<string, number>();
  const ended = new Map<string, Sent>();
  const losses = new Map<Call, ('before' | 'after')[]>();
  const sent: { call: Call; body: Sent }[] = [];
  let refusal: WalletProblem | null = null;
  let money = balance;
  let sessions = 0;

  /** Books an amount once, by the name of its call. */
  function book(txId: string, amount: number): number {
    const known = booked.get(txId);
    if (known !== undefined) return known;
    money += amount;
    booked.set(txId, money);
    return money;
  }

  function answer(call: Call, body: Sent): object | WalletProblem {
    const { txId, amount } = body as { txId: string; amount: number };
    if (call === 'authenticate') {
      sessions += 1;
      const session = { sessionId: `${SESSION}${sessions}`, playerId: 'p-1', gameId, currency };
      return { ...session, balance: money };
    }
    if (call === 'bet') {
      if (refusal && !booked.has(txId)) return refusal;
      if (money < amount && !booked.has(txId)) return { code: 'INSUFFICIENT_FUNDS' };
      return { balance: book(txId, -amount) };
    }
    if (call === 'win') return { balance: book(txId, amount) };
    if (call === 'endRound') ended.set(String(body.roundId), body);
    return { balance: money };
  }

  const client: WalletClient = {
    async call<C extends Call>(call: C, body: unknown): Promise<WalletAnswer<C>> {
      const [lost] = losses.get(call)?.splice(0, 1) ?? [];
      if (lost === 'before') return { kind: 'unknown' };
      sent.push({ call, body: body as Sent });
      const answered = answer(call, body as Sent);
      if (lost === 'after') return { kind: 'unknown' };
      if ('code' in answered) return { kind: 'refused', problem: answered as WalletProblem };
      return { kind: 'done', body: answered } as WalletAnswer<C>;
    },
  };

  return {
    client,
    sent,
    ended,
    get balance() {
      return money;
    },
    /** Loses the next answers of a call: before it was booked, or after. */
    lose: (call: Call, ...when: ('before' | 'after')[]) => void losses.set(call, when),
    /** Refuses bets from now on; null takes them again. */
    refuse(problem: WalletProblem | null) {
      refusal = problem;
    },
    calls: (call: Call) => sent.filter((one) => one.call === call).map(({ body }) => body),
  };
}

export type FakeWallet = ReturnType<typeof createFakeWallet>;
