import { randomBytes } from 'node:crypto';
import { checkAmount, type MoneyRefusal } from '#rules/money-refusals.ts';
import {
  MICRO_PER_CENT,
  TETHER_AMOUNTS,
  TETHER_KEPT_MS,
  TETHER_OPEN_MAX,
  tetherWorth,
} from '#rules/tether.ts';
import type { Db, Queryable } from '../../lib/db.ts';
import { runOnce } from '../../lib/idempotency.ts';
import { pageOf, type Position } from '../../lib/page.ts';
import type { Caller } from '../../lib/session.ts';
import { ownRefusals } from '../protection/index.ts';
import { isTetherMaintenance, readBonuses } from '../setting/index.ts';
import { lockMoney } from '../wallet/index.ts';
import { bonusKindOf, type TetherDeposits } from './deposit-request.ts';
import * as repository from './repository.ts';
import type { Payer } from './repository.ts';
import { PAY_PATH, paySecurely } from './secure-url.ts';
import { rateOf, showPayment } from './show.ts';
import { addressOf, issuedAt, issueToken } from './signature.ts';
import type { TetherDetails, TetherPayment, TetherTerms } from './types.ts';

/** `origin` is where the call came to. */
export interface Paying extends Caller {
  origin: string;
}

export interface Registration {
  /** Cents of a USDT. */
  amount: number;
  url: string;
  clientKey: string;
}

export type Registered =
  | { kind: 'registered'; id: string }
  | { kind: 'refused'; refusals: MoneyRefusal[] }
  | { kind: 'reused' };

export interface TetherService {
  /** What a tether deposit may be now, and those under way. */
  terms(memberId: string, now: number): Promise<TetherTerms>;
  /** Where cents of a USDT may be paid; nothing is registered by it. */
  url(cents: number, asking: Paying): Promise<{ url: string } | MoneyRefusal[]>;
  /** Registers a deposit once per key; refusals are kept as well. */
  register(registration: Registration, asking: Paying): Promise<Registered>;
  history(
    memberId: string,
    page: { after: Position | undefined; limit: number },
  ): Promise<{ data: TetherPayment[]; nextCursor: string | null }>;
  find(id: string, memberId: string): Promise<TetherPayment | null>;
}

interface Parts {
  deposits: TetherDeposits;
  secret(): Promise<string>;
  /** Whether somebody reports what comes; nothing can be paid without. */
  hasProvider: boolean;
}

function worth(cents: number, payer: Payer): number {
  return tetherWorth(cents, rateOf(payer));
}

async function need(q: Queryable, memberId: string, now: number): Promise<Payer> {
  const payer = await repository.readPayer(q, memberId, now);
  if (!payer) throw new Error(`a member without a wallet: ${memberId}`);
  return payer;
}

/** The address on the chain of an address for paying; null for one that was not named for this member and amount of late. */
function issuedAddress(url: string, cents: number, { memberId, origin, now }: Paying, key: string) {
  const found = paySecurely(url, origin);
  if (!found) return null;
  const issued = issuedAt(key, found.token, { memberId, cents, origin: found.origin });
  const isKept = issued !== null && issued + TETHER_KEPT_MS >= now;
  return isKept ? addressOf(key, found.token) : null;
}

/** Everything against a payer whatever the amount, beside the member's own limits. */
async function stateRefusals(q: Queryable, payer: Payer, hasProvider: boolean) {
  const { state, currency, hasWithdrawal, openKept } = payer;
  const isClosed = !hasProvider || (await isTetherMaintenance(q));
  const refusals: MoneyRefusal[] = isClosed ? [{ code: 'TETHER_MAINTENANCE' }] : [];
  if (state !== 'approved') refusals.push({ code: 'BLOCKED' });
  if (hasWithdrawal) refusals.push({ code: 'OPEN_WITHDRAWAL' });
  // Each keeps its rate for an hour: whoever holds many would choose among them when it has moved.
  if (currency === 'KRW' && openKept >= TETHER_OPEN_MAX)
    refusals.push({ code: 'OPEN_DEPOSIT', limit: TETHER_OPEN_MAX });
  return refusals;
}

/** What a deposit of `cents` to an address keeps. */
async function detailsOf(
  q: Queryable,
  payer: Payer,
  deposit: { cents: number; url: string; address: string; expiresAt: number },
): Promise<TetherDetails> {
  const { currency, usdRate } = payer;
  const { cents, ...where } = deposit;
  return {
    ...where,
    amountMicro: cents * MICRO_PER_CENT,
    amount: worth(cents, payer),
    currency,
    usdRate,
    bonusTerms: (await readBonuses(q))[bonusKindOf(currency)],
    isAfterEnd: false,
  };
}

export function createTetherService(
  db: Db,
  { deposits, secret, hasProvider }: Parts,
): TetherService {
  async function refusalsOf(q: Queryable, payer: Payer, cents: number, now: number) {
    return [
      ...(await stateRefusals(q, payer, hasProvider)),
      ...checkAmount(cents, TETHER_AMOUNTS),
      ...(await ownRefusals(q, { memberId: payer.id, amount: worth(cents, payer), at: now })),
    ];
  }

  async function open(
    q: Queryable,
    { amount: cents, url }: Registration,
    asking: Paying,
  ): Promise<{ id: string } | MoneyRefusal[]> {
    const { memberId, ip, now } = asking;
    const address = issuedAddress(url, cents, asking, await secret());
    // Before the money, as whoever counts a transfer does: so neither waits for the other.
    if (address !== null) await repository.lockAddress(q, address);
    await lockMoney(q, memberId);
    const payer = await need(q, memberId, now);
    const refusals = await refusalsOf(q, payer, cents, now);
    // One address for paying is one deposit, whatever key it comes with.
    if (address === null || (await repository.newestOf(q, address)))
      refusals.push({ code: 'INSECURE_URL' });
    if (address === null || refusals.length > 0) return refusals;
    const expiresAt = now + TETHER_KEPT_MS;
    const details = await detailsOf(q, payer, { cents, url, address, expiresAt });
    const actor = { id: memberId, role: 'member' as const, ip };
    const request = await deposits.open(q, { memberId, details, actor, at: now });
    if (!request) throw new Error(`a tether deposit of ${memberId} was not opened`);
    await repository.insertPayment(q, { requestId: request.id, address, n: 1, expiresAt });
    await deposits.announce(request);
    return { id: request.id };
  }

  return {
    async terms(memberId, now) {
      const payer = await need(db, memberId, now);
      const least = worth(TETHER_AMOUNTS.min, payer);
      return {
        currency: payer.currency,
        rate: rateOf(payer),
        amounts: TETHER_AMOUNTS,
        refusals: [
          ...(await stateRefusals(db, payer, hasProvider)),
          ...(await ownRefusals(db, { memberId, amount: least, at: now })),
        ],
        open: (await repository.listOpen(db, memberId)).map(showPayment),
      };
    },
    async url(cents, { memberId, origin, now }) {
      const refusals = await refusalsOf(db, await need(db, memberId, now), cents, now);
      if (refusals.length > 0) return refusals;
      const issue = { memberId, cents, origin, at: now, nonce: randomBytes(8).toString('hex') };
      return { url: origin + PAY_PATH + issueToken(await secret(), issue) };
    },
    async register(registration, asking) {
      const { clientKey: key, amount, url } = registration;
      const { memberId, now: at } = asking;
      const body = { amount, url };
      const command = { memberId, scope: 'tetherDeposit' as const, key, body, at };
      const result = await runOnce(db, command, (q) => open(q, registration, asking));
      return result.kind === 'done' ? { kind: 'registered', id: result.answer.id } : result;
    },
    async history(memberId, { after, limit }) {
      const rows = await repository.listOwn(db, memberId, { after, limit: limit + 1 });
      const page = pageOf(rows, limit, ({ createdAt, id }) => ({ at: createdAt, id }));
      return { ...page, data: page.data.map(showPayment) };
    },
    async find(id, memberId) {
      const payment = await repository.readPayment(db, id);
      return payment?.memberId === memberId ? showPayment(payment) : null;
    },
  };
}
