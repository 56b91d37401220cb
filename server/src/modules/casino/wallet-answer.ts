import type { components } from '#contract/provider.gen.ts';

type WalletProblemCode = components['schemas']['ProblemCode'];

export interface WalletAnswer {
  status: number;
  body: object;
}

/** What a problem may say beside its code: which bound, or why the member may not bet. */
interface ProblemDetail {
  limit?: number;
  reason?: string;
}

const PROBLEMS: Record<WalletProblemCode, readonly [status: number, title: string]> = {
  VALIDATION: [400, 'The body is not what its schema says'],
  INVALID_SIGNATURE: [401, 'Key, time or signature is wrong'],
  NOT_FOUND: [404, 'There is no such provider, session or bet'],
  LAUNCH_EXPIRED: [409, 'The token was used, or is older than 60 seconds'],
  SESSION_EXPIRED: [409, 'The session takes no bets any more'],
  GAME_UNAVAILABLE: [409, 'The game is under maintenance'],
  INSUFFICIENT_FUNDS: [409, 'Not enough money'],
  LIMIT: [409, 'Less or more than the game takes'],
  BET_REFUSED: [409, 'The member may not bet'],
  BET_REFUNDED: [409, 'The bet was refunded before it arrived'],
  ROUND_CLOSED: [409, 'The round has ended'],
  INVALID_STATE: [409, 'The bet cannot be refunded any more'],
  TRANSACTION_REUSED: [409, 'The transaction came with another body'],
  RETRY: [503, 'What comes before is not there yet'],
  UNAVAILABLE: [503, 'The site is not available'],
};

export function walletProblem(code: WalletProblemCode, detail: ProblemDetail = {}): WalletAnswer {
  const [status, title] = PROBLEMS[code];
  return { status, body: { type: 'about:blank', title, status, code, ...detail } };
}

export function balanceAnswer(balance: number): WalletAnswer {
  return { status: 200, body: { balance } };
}
