import { randomUUID } from 'node:crypto';
import type { components } from '#contract/types.gen.ts';
import type { Answer, Api } from '../api.ts';

type Schemas = components['schemas'];
export type Payment = Schemas['TetherPayment'];
export type Transfer = Schemas['TetherTransfer'];
export type MoneyRequest = Schemas['MoneyRequest'];
type Terms = Schemas['TetherTerms'];

interface Page {
  data: Payment[];
  nextCursor: string | null;
}

const ADMIN = 'admin01';

export interface RaidOptions {
  api: Api;
  random(): number;
  /** Calls that are sent at once where many are. */
  atOnce: number;
  /** What the provider has reported so far, where the enemy listens to its line; without it he only guesses. */
  sentReports?: () => readonly Transfer[];
}

export interface DepositRequest {
  url: string;
  /** Of a USDT. */
  cents: number;
  key?: string;
  /** Of a burst: what is one call too many is refused, where any other waits. */
  once?: boolean;
}

/** A raid on the tether of a site: what the enemy can do, and what he has found. */
export interface Raid extends RaidOptions {
  faults: Map<string, number>;
  /** How often each attack was tried. */
  tried: Map<string, number>;
  fault(name: string): void;
  /** Counts an attack, and a fault under its name where it worked. */
  expectRefused(name: string, worked: boolean): void;
  /** Looks at the member first: a burst of calls would sign in once for each. */
  wake(userId: string): Promise<void>;
  now(): number;
  /** Moves the clock of the server. */
  pass(ms: number): Promise<void>;
  chance<Item>(items: readonly Item[]): Item;
  url(userId: string, cents: number): Promise<string>;
  register(userId: string, request: DepositRequest): Promise<Answer<{ id?: string }>>;
  /** Asks for a deposit; null where the site does not take one now. */
  deposit(userId: string, cents: number): Promise<Payment | null>;
  payments(userId: string): Promise<Payment[]>;
  open(userId: string): Promise<Payment[]>;
  /** Sends coins; notes that they were sent. */
  pay(payment: Pick<Payment, 'address'>, amountMicro: number, as: string): Promise<void>;
  /** Coins sent, by address. */
  sent: Map<string, { micro: number; at: number }[]>;
  noteSent(address: string, micro: number, at: number): void;
}

const add = (counts: Map<string, number>, name: string) =>
  void counts.set(name, (counts.get(name) ?? 0) + 1);

const usdt = (cents: number) =>
  `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

export async function openRaid(options: RaidOptions): Promise<Raid> {
  const { api, random } = options;
  const faults = new Map<string, number>();
  const tried = new Map<string, number>();
  const sent: Raid['sent'] = new Map();
  let now = (await api.call<{ serverTime: number }>('GET', '/setting')).body.serverTime;

  const raid: Raid = {
    ...options,
    faults,
    tried,
    sent,
    fault: (name) => add(faults, name),
    expectRefused(name, worked) {
      add(tried, name);
      if (worked) add(faults, name);
    },
    async wake(userId) {
      await api.as(userId, 'GET', '/member/user');
    },
    now: () => now,
    async pass(ms) {
      const body = { to: new Date(now + ms).toISOString() };
      const answer = await api.as<{ now: number }>(ADMIN, 'POST', '/admin/clock', { body });
      if (answer.status !== 200) throw new Error(`the clock answered ${answer.status}`);
      now = answer.body.now;
    },
    chance(items) {
      const item = items[Math.floor(random() * items.length)];
      if (item === undefined) throw new Error('nothing to choose from');
      return item;
    },
    async url(userId, cents) {
      const path = `/charge/tetherDepositUrl?amount=${usdt(cents)}`;
      return (await api.as<{ url?: string }>(userId, 'GET', path)).body.url ?? '';
    },
    register(userId, { url, cents, key = randomUUID(), once = false }) {
      const body = { amount: cents, url, clientKey: key };
      return api.as(userId, 'POST', '/charge/cryptoDeposit', { body, once });
    },
    async deposit(userId, cents) {
      const request = { url: await raid.url(userId, cents), cents };
      const { body } = await raid.register(userId, request);
      return (await raid.open(userId)).find(({ id }) => id === body.id) ?? null;
    },
    async payments(userId) {
      const path = '/charge/crypto/history?limit=100';
      const all: Payment[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const page: string = cursor === '' ? path : `${path}&cursor=${cursor}`;
        const answer: Answer<Page> = await api.as(userId, 'GET', page);
        all.push(...answer.body.data);
        cursor = answer.body.nextCursor;
      }
      return all;
    },
    async open(userId) {
      return (await api.as<Terms>(userId, 'GET', '/charge/crypto')).body.open;
    },
    async pay({ address }, amountMicro, as) {
      const body = { address, amountMicro };
      const { status } = await api.as(as, 'POST', '/simulated/tether', { body });
      if (status === 201) raid.noteSent(address, amountMicro, now);
    },
    noteSent(address, micro, at) {
      sent.set(address, [...(sent.get(address) ?? []), { micro, at }]);
    },
  };
  return raid;
}
