import { randomInt, randomUUID } from 'node:crypto';
import { NO_RECOMMENDER, SIGNUP_CONSTANTS } from '#rules/signup.ts';
import type { components } from '#contract/types.gen.ts';
import { type Answer, type Api, createApi } from '../../../bench/enemy/api.ts';
import { offersOf } from '../../../conformance/cases/offers.ts';
import { send } from '../../../conformance/client/send.ts';

type Schemas = components['schemas'];
type Limit = Schemas['LimitChoice'];
type Leg = Schemas['PlaceBetRequest']['legs'][number];
type Form = 'won' | 'coin';
type Refused = { code?: string; refusals?: { code: string }[] };

const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
/** Blocks of the simulated chain, and some more. */
const CHAIN_MS = 2 * MINUTE;
/** Bets that start no sooner: what is offered stays as it is while a member attacks. */
const AHEAD_MS = 20 * MINUTE;
const PASSWORD = 'pass482913';

const digits = (length: number) => Array.from({ length }, () => randomInt(10)).join('');
const hangul = () =>
  Array.from({ length: 6 }, () => String.fromCharCode(0xac00 + randomInt(11_172))).join('');

export interface Line {
  code: number;
  amount: number;
  at: number;
}

export type World = ReturnType<typeof openWorld>;
export type Attacker = Awaited<ReturnType<typeof openMember>>;

/** What a server answered: taken, or all codes that say why not. */
export function outcomeOf({ status, body }: Answer<unknown>): string {
  if (status < 300) return 'taken';
  const { code = String(status), refusals = [] } = (body ?? {}) as Refused;
  return refusals.length === 0 ? code : refusals.map((one) => one.code).join(' ');
}

export function signupBody(form: Form, more: object = {}) {
  const isCoin = form === 'coin';
  return {
    ...SIGNUP_CONSTANTS,
    userId: `at${randomUUID().replaceAll('-', '').slice(0, 10)}`,
    password: PASSWORD,
    nickname: hangul(),
    withdrawPassword: '1234',
    suggestionCode1: isCoin ? 'USD' : 'HANPAN',
    storeUserId: isCoin ? 'mem_demo_manager01' : 'mem_demo_member01',
    tetherSignupFlag: isCoin ? 1 : 0,
    recommender: isCoin ? NO_RECOMMENDER : '',
    ...(!isCoin && {
      phoneNumber: `010${digits(8)}`,
      bankId: 4,
      accountNumber: `9${digits(11)}`,
      accountHolder: '홍길동',
      birthYear: 1990,
    }),
    ...more,
  };
}

/** Somebody new, approved and signed in, without money. */
async function openMember(api: Api, now: () => Promise<number>, form: Form) {
  const person = signupBody(form);
  const { userId, password } = person;
  const applied = await api.call('POST', '/member/signup', { body: person });
  if (applied.status !== 201) throw new Error(`a sign-up: ${JSON.stringify(applied.body)}`);
  const listed = await api.as<{ id: string; userId: string }[]>(
    'admin01',
    'GET',
    '/admin/member?state=applied',
  );
  const memberId = listed.body.find((one) => one.userId === userId)?.id ?? '';
  await api.as('admin01', 'POST', `/admin/member/${memberId}/approve`);
  let token = '';

  async function login(): Promise<string> {
    const answer = await api.call<{ token?: string }>('POST', '/member/login', {
      body: { userId, password },
    });
    token = answer.body.token ?? token;
    return outcomeOf(answer);
  }
  const call = <B>(method: string, path: string, body?: unknown, key?: string) =>
    api.call<B>(method, path, {
      token,
      ...(body !== undefined && { body }),
      ...(key && { key }),
    });
  const keyed = <B>(path: string, body?: unknown, key: string = randomUUID()) =>
    call<B>('POST', path, body, key);
  const isCoin = form === 'coin';
  await login();
  // Whoever has not read a message may not bet.
  const inbox = await call<{ data: { id: string }[] }>('GET', '/message');
  for (const { id } of inbox.body.data) await call('GET', `/message/${id}`);

  return {
    person,
    login,
    call,
    logout: () => call('POST', '/member/logout'),
    /** Sends a slip of one pick. */
    bet: (leg: Leg | undefined, stake: number, key?: string) =>
      keyed<Schemas['Bet']>(
        '/bet',
        { stake, legs: [leg], bonusFolders: null, oddsPolicy: 'any' },
        key,
      ),
    deposit: (amount: number, key?: string) =>
      keyed<{ id: string }>(
        '/charge',
        { amount, depositorName: '홍길동', chargeType: 1, bonus: isCoin ? 'coin' : 'none' },
        key,
      ),
    /** Names an address for paying, registers it and sends coins to it; cents of a USDT. */
    async tether(cents: number, sent = cents) {
      const amount = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
      const named = await call<{ url: string }>('GET', `/charge/tetherDepositUrl?amount=${amount}`);
      if (named.status !== 200) return named;
      const body = { amount: cents, url: named.body.url, clientKey: randomUUID() };
      const made = await call<{ id: string }>('POST', '/charge/cryptoDeposit', body);
      if (made.status !== 201) return made;
      const { body: page } = await call<{ data: { id: string; address: string }[] }>(
        'GET',
        '/charge/crypto/history?limit=100',
      );
      const address = page.data.find(({ id }) => id === made.body.id)?.address;
      return call('POST', '/simulated/tether', { address, amountMicro: sent * 10_000 });
    },
    setLimit: (kind: Limit['kind'], period: Limit['period'], limit: number | null) =>
      call<Schemas['Protection']>('PUT', '/protection/limit', { kind, period, limit }),
    protection: async () => (await call<Schemas['Protection']>('GET', '/protection')).body,
    money: async () => (await call<{ emoney: number }>('GET', '/member/user')).body.emoney,
    /** Has staff give points, which become money that is no deposit. */
    async givePoints(amount: number) {
      const body = { memberId, account: 'points', amount, reason: '테스트 지급' };
      const given = await api.as('admin01', 'POST', '/admin/adjustment', {
        body,
        key: randomUUID(),
      });
      if (given.status !== 201) throw new Error(`points: ${outcomeOf(given)}`);
    },
    convert: (points: number) => keyed('/mywallet/point/convert', { points }),
    /** Everything booked on the money of the member since an instant, oldest first. */
    async lines(since: number): Promise<Line[]> {
      const to = (await now()) + 1;
      const found: Line[] = [];
      let cursor = '';
      for (;;) {
        const { body } = await call<{ data: Line[]; nextCursor: string | null }>(
          'GET',
          `/statement?from=${since}&to=${to}&limit=100${cursor && `&cursor=${cursor}`}`,
        );
        found.push(...body.data);
        if (body.nextCursor === null) return found.reverse();
        cursor = body.nextCursor;
      }
    },
  };
}

/** A server as anybody with a network reaches it, with staff who approve whatever they may. */
export function openWorld(address: string) {
  const api = createApi(address);

  async function now(): Promise<number> {
    const { headers } = await send({ method: 'GET', url: `${address}/api/health` });
    return Number(headers['x-server-time']);
  }

  /** Moves the server's clock, playing all that falls due. */
  async function moveTo(at: number): Promise<void> {
    const body = { to: new Date(at).toISOString() };
    const { status } = await api.as('admin01', 'POST', '/admin/clock', { body });
    if (status !== 200) throw new Error(`the clock answered ${status}`);
  }

  const pass = async (ms: number) => moveTo((await now()) + ms);

  /** Approves whatever waits of a queue, as staff who look at nothing would. */
  async function approveAll(kind: 'deposit' | 'tetherDeposit'): Promise<void> {
    const queue = await api.as<{ data: { id: string }[] }>(
      'admin01',
      'GET',
      `/desk/request/${kind}?limit=100`,
    );
    await Promise.all(
      (queue.body.data ?? []).map(({ id }) =>
        api.as('admin01', 'POST', `/desk/request/${kind}/${id}`, {
          body: { event: 'approve', reason: null },
        }),
      ),
    );
  }

  async function offers(): Promise<Leg[]> {
    const at = await now();
    const { body } = await api.call<{ boards: { data: Schemas['Board'] }[] }>(
      'GET',
      '/sports/board?kind=cross',
    );
    return body.boards
      .flatMap(({ data }) => data.fixtures)
      .filter(({ startsAt }) => startsAt - at > AHEAD_MS)
      .flatMap((fixture) => offersOf(fixture).slice(0, 1))
      .map(({ leg }) => leg);
  }

  /** Lets the chain confirm what was sent, and staff approve what is left. */
  async function confirm(): Promise<void> {
    await pass(CHAIN_MS);
    await approveAll('tetherDeposit');
    await approveAll('deposit');
  }

  return {
    api,
    now,
    pass,
    moveTo,
    offers,
    approveAll,
    confirm,
    member: (form: Form = 'won') => openMember(api, now, form),
    signUp: (body: object) => api.call('POST', '/member/signup', { body }),
  };
}
