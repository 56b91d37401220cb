import type { Currency } from '#rules/money.ts';
import type { Queryable } from '../../lib/db.ts';
import type { ModuleDeps } from '../../module.ts';
import type { Notifier } from './notify.ts';
import * as repository from './parts-repository.ts';
import type { TakeAnswer } from './parts-repository.ts';
import type { BetType } from './types.ts';

/** How one movement of money is booked. */
export interface PartEntry {
  betId: string;
  /** Minor units; 0 books nothing. */
  amount: number;
  /** Names it in the ledger, once for ever. */
  ledgerKey: string;
  code: number;
  ledgerKind: string;
  /** The account of the house on its other side. */
  house: string;
}

export interface TakenPart extends PartEntry {
  memberId: string;
  currency: Currency;
  /** What the bet is, with its first part; null for a further one. */
  open: {
    type: BetType;
    /** No slip is. */
    mode: null;
    /** What figures count it to within its type. */
    game: string;
    /** Of its one leg, which the bet itself is the event of. */
    kind: string;
    subjectId: string;
    subject: object;
  } | null;
}

export interface GivenPart extends PartEntry {
  /** What all parts of the bet came to, where nothing is left of them with this one: the bet is cancelled. Else null. */
  taken: number | null;
  /** Of staff; left out, it is the system. */
  actor?: string;
  reason?: string;
  ip?: string;
}

/**
 * Bets whose stake comes in parts, that are paid in parts and closed later: rounds of a casino. Every call runs in the transaction of
 * the caller, who says how it is booked and tells the member after the commit.
 */
export interface WagerParts {
  /** Locks the member's money account, which all of this begins with, and reads its balance; null where there is none. */
  lock(q: Queryable, memberId: string, currency: Currency): Promise<number | null>;
  /** Takes a part of a stake; refused by what the member has, set themselves, or may not. */
  take(q: Queryable, part: TakenPart, at: number): Promise<TakeAnswer>;
  /** Pays a win, whatever has become of the bet: one that is over is settled again. */
  pay(q: Queryable, part: PartEntry, at: number): Promise<void>;
  /** Gives a part of the stake back; false for a bet that is over. */
  giveBack(q: Queryable, part: GivenPart, at: number): Promise<boolean>;
  /** Settles an open bet by what it has paid, minor units; false for one that is over. */
  close(q: Queryable, bet: { betId: string; paid: number }, at: number): Promise<boolean>;
  /** Publishes the balance to the member's stream. */
  changed(memberId: string): Promise<void>;
}

export function createParts(
  { ids }: Pick<ModuleDeps, 'ids'>,
  notifier: Pick<Notifier<never>, 'figuresChanged'>,
): WagerParts {
  const named = <Part extends object>(part: Part) => ({ ...part, txId: ids.id('txn') });
  return {
    lock: repository.lockBalance,
    take: (q, part, at) => repository.takePart(q, named(part), at),
    pay: (q, part, at) => repository.payPart(q, named(part), at),
    giveBack: (q, part, at) => repository.givePartBack(q, named(part), at),
    close: (q, bet, at) => repository.closeParts(q, named(bet), at),
    changed: (memberId) => notifier.figuresChanged([memberId]),
  };
}
