/** What a bet has moved: its status, its stake and what it paid, minor units. */
interface KnownBet {
  status: string;
  stake: number;
  payout: number;
}

/**
 * What one member has by the answers of the public API alone, added up by this test and by no rule of the server. Amounts in
 * minor units of the member's money, and in points.
 */
export interface Books {
  money: number;
  points: number;
  /** Points of deposits that were given free by their turnover, less what was taken back. */
  released: number;
  /** What was spent of pay-outs that a correction took back: the site shows the member so much more. */
  owed: number;
  bets: Map<string, KnownBet>;
  /** Ids of the requests that are open. */
  deposit: string | null;
  withdrawal: string | null;
  /** The deposit that was approved last, which an admin may take back. */
  credited: { id: string; amount: number } | null;
  /** The withdrawal that was paid last, which may come back. */
  paid: { id: string; amount: number } | null;
  requests: number;
}

export interface WireBet {
  id: string;
  status: string;
  stake: number;
  payout: number | null;
}

export function createBooks(money: number, points: number): Books {
  return {
    money,
    points,
    released: 0,
    owed: 0,
    bets: new Map(),
    requests: 0,
    deposit: null,
    withdrawal: null,
    credited: null,
    paid: null,
  };
}

const isBack = (status: string): boolean => status === 'refused' || status === 'cancelled';

/** What a bet has done to the money of its member. */
const effectOf = ({ status, stake, payout }: KnownBet): number =>
  isBack(status) ? 0 : payout - stake;

/** Takes over what a bet is now. */
export function noteBet(books: Books, { id, status, stake, payout }: WireBet): void {
  const before = books.bets.get(id);
  const now = { status, stake, payout: payout ?? 0 };
  books.money += effectOf(now) - (before ? effectOf(before) : 0);
  books.bets.set(id, now);
}
