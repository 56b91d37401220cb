import { createHash } from 'node:crypto';
import type { TetherState } from '#rules/request-transitions.ts';
import type { Db } from '../../../lib/db.ts';
import {
  DELIVERIES,
  type Delivery,
  OWN_AMOUNT,
  PAY_CHOICES,
  type PayChoice,
  type PlannedTransfer,
  transfersOf,
} from '../chain-plan.ts';
import type { ChainReport, ChainTransfer } from '../chain-repository.ts';
import { newestOf, readPayment } from '../repository.ts';
import { addressOf, isToken } from '../signature.ts';
import type { SimulatedChain } from '../simulated-chain.ts';

/** Transfers that one address takes: whoever has its link could fill the chain otherwise. */
const MOST_SENT = 20;

/** What the page of one payment shows. */
export interface PayState {
  address: string;
  state: TetherState;
  requestedMicro: number;
  /** Still to be paid with what is on its way; all of it where nothing is. */
  dueMicro: number;
  expiresAt: number;
  now: number;
  sent: readonly ChainTransfer[];
  /** What the provider reported to the site, the newest first. */
  reports: readonly (ChainReport & { amountMicro: number })[];
  isFull: boolean;
}

/** As the form sends it; nothing of it is believed. */
export interface PayForm {
  choice: string | null;
  delivery: string | null;
  /** Of the payer's own choice, in USDT. */
  amount: string | null;
  due: string | null;
  /** Of the page with the form: a form that is sent twice pays once. */
  once: string | null;
}

export type PayOutcome = 'done' | 'changed' | 'wrong' | 'amount' | 'full';

export interface PayService {
  /** The payment of the address with a token; null for one that nothing was registered for. */
  read(token: string, now: number): Promise<PayState | null>;
  /** Puts on the chain what was chosen. */
  pay(token: string, form: PayForm, now: number): Promise<PayOutcome | null>;
}

interface Parts {
  chain: Pick<SimulatedChain, 'send' | 'sentTo' | 'reportsOf'>;
  secret(): Promise<string>;
}

const isChoice = (text: string | null): text is PayChoice =>
  PAY_CHOICES.some((choice) => choice === text);
const isDelivery = (text: string | null): text is Delivery =>
  DELIVERIES.some((delivery) => delivery === text);

const DECIMALS = 6;

/** Micro-USDT of an amount as people type it; null for none, and for more than there can be. */
function microOf(text: string): number | null {
  const plain = text.normalize('NFKC').replaceAll(/[\s,]/g, '');
  const [, whole, part = ''] = /^(\d{1,9})(?:\.(\d{1,6}))?$/.exec(plain) ?? [];
  if (whole === undefined) return null;
  return Number(whole + part.padEnd(DECIMALS, '0')) || null;
}

/** What a form puts on the chain, or what is wrong with it. */
function planOf(
  { choice, amount }: PayForm,
  payment: PayState,
): PlannedTransfer[] | 'wrong' | 'amount' {
  if (choice === OWN_AMOUNT) {
    const amountMicro = microOf(amount ?? '');
    return amountMicro === null ? 'amount' : [{ amountMicro, at: payment.now }];
  }
  return isChoice(choice) ? transfersOf(choice, payment) : 'wrong';
}

function idOf(...parts: readonly (string | number)[]): string {
  return createHash('sha256').update(parts.join('|')).digest('hex');
}

/** SIMULATED: the provider's own page for one payment. */
export function createPayService(db: Db, { chain, secret }: Parts): PayService {
  async function read(token: string, now: number): Promise<PayState | null> {
    if (!isToken(token)) return null;
    const address = addressOf(await secret(), token);
    const newest = await newestOf(db, address);
    const payment = newest && (await readPayment(db, newest.requestId));
    if (!payment) return null;
    const { state, details } = payment;
    const sent = await chain.sentTo(address);
    const onTheWay = sent
      .filter(({ reported }) => reported === 0)
      .reduce((sum, { amountMicro }) => sum + amountMicro, 0);
    const { amountMicro: requestedMicro, expiresAt } = details;
    const missing = requestedMicro - payment.paidMicro - onTheWay;
    return {
      address,
      state,
      requestedMicro,
      expiresAt,
      now,
      sent,
      reports: await chain.reportsOf(address),
      dueMicro: missing > 0 ? missing : requestedMicro,
      isFull: sent.length >= MOST_SENT,
    };
  }

  return {
    read,
    async pay(token, form, now) {
      const { choice, delivery, due, once } = form;
      const payment = await read(token, now);
      if (!payment) return null;
      const planned = planOf(form, payment);
      if (!isDelivery(delivery) || !/^[0-9a-f]{32}$/.test(once ?? '')) return 'wrong';
      if (!Array.isArray(planned)) return planned;
      const ids = [0, 1].map((index) => idOf(payment.address, once ?? '', index));
      // The first press went through: whoever pressed twice sees what it did.
      if (payment.sent.some(({ txId }) => ids.includes(txId))) return 'done';
      if (payment.isFull) return 'full';
      // An amount of the payer's own does not follow what is still due.
      const isMoved = choice !== OWN_AMOUNT && due !== String(payment.dueMicro);
      if (isMoved) return 'changed';
      for (const [index, one] of planned.entries())
        await chain.send({ ...one, address: payment.address, delivery, txId: ids[index] ?? '' });
      return 'done';
    },
  };
}
