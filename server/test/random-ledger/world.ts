import { createRandom } from '#simulator/random.ts';
import { buildTestApp } from '../build-test-app.ts';
import { type Books, createBooks, noteBet, type WireBet } from './books.ts';

const PLAYERS = ['member01', 'member02', 'coin01', 'tend22', 'unread01'];
/** They have no turnover to meet. */
const WITHDRAWING = ['tend22', 'unread01'];
/** What a member is offered at a time. */
const OFFERED = 400;
const PAGE = 100;

export interface Leg {
  selectionId: string;
  odds: number;
  line: number | null;
  offerScore: object | null;
  inPlay: boolean;
}

// biome-ignore lint/suspicious/noExplicitAny: a test reads whatever came back
type Body = any;

export interface Asking {
  body?: unknown;
  /** Sent as Idempotency-Key. */
  key?: string;
}

export interface Player {
  userId: string;
  memberId: string;
  isCoin: boolean;
  /** Whether the member withdraws, and takes nothing that has to be turned over before. */
  withdraws: boolean;
  books: Books;
  /** What this member does is the same in every run of a seed, whoever comes between. */
  dice: Dice;
}

interface Dice {
  isOneIn(n: number): boolean;
  /** A whole number, both bounds included. */
  whole(low: number, high: number): number;
  pick<T>(all: readonly T[]): T;
}

function createDice(seed: string): Dice {
  const random = createRandom(seed);
  return {
    isOneIn: (n) => random.next() < 1 / n,
    whole: (low, high) => Math.floor(random.between(low, high + 1)),
    pick: <T>(all: readonly T[]) => all[Math.floor(random.next() * all.length)] as T,
  };
}

export type World = Awaited<ReturnType<typeof openWorld>>;

/** The whole server on PostgreSQL with a simulated feed, five members and two of staff. */
export async function openWorld(seed: number) {
  const site = await buildTestApp({ feed: 'simulated', gamesADay: 60, db: 'postgres', seed });
  /** Logins, also under way: a second one of the same person would end the first one's session. */
  const logins = new Map<string, Promise<string>>();
  /** How often each operation was answered how, such as `bet 201`. */
  const answers = new Map<string, number>();
  let keys = 0;
  let legs: Leg[] = [];

  async function as(
    userId: string,
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    asking: Asking = {},
  ) {
    const { body, key } = asking;
    for (;;) {
      const login = logins.get(userId) ?? site.login(userId);
      logins.set(userId, login);
      const token = await login;
      const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key };
      const answer = await site.call<Body>(method, path, { token, body, headers });
      if (answer.status !== 401 && answer.status !== 556) return answer;
      if (logins.get(userId) === login) logins.delete(userId);
    }
  }

  async function playerOf(userId: string): Promise<Player> {
    const { body } = await as(userId, 'GET', '/member/user');
    return {
      userId,
      memberId: body.id,
      isCoin: body.currency === 'USD',
      withdraws: WITHDRAWING.includes(userId),
      books: createBooks(body.emoney, body.point),
      dice: createDice(`${userId} ${seed}`),
    };
  }

  async function readOwed({ memberId, books }: Player): Promise<void> {
    const [row] = await site.db.query<{ owed: number }>(
      'select coalesce(sum(amount - paid - forgiven - collected), 0)::bigint as owed from debt where member_id = $1',
      [memberId],
    );
    books.owed = row?.owed ?? 0;
  }

  async function readReleased({ memberId, books }: Player): Promise<void> {
    const [row] = await site.db.query<{ released: number }>(
      `select coalesce(sum(l.amount), 0)::bigint as released from account a join ledger_line l on l.account_id = a.id
       where a.owner = $1 and a.kind = 'points' and l.code in (2310, 2330)`,
      [memberId],
    );
    books.released = row?.released ?? 0;
  }

  async function readBets(player: Player): Promise<void> {
    const { userId, books } = player;
    await readOwed(player);
    for (let cursor = ''; ; ) {
      const after = cursor && `&cursor=${encodeURIComponent(cursor)}`;
      const { body } = await as(userId, 'GET', `/bet?limit=${PAGE}${after}`);
      for (const bet of body.data as WireBet[]) noteBet(books, bet);
      if (body.nextCursor === null) return;
      cursor = body.nextCursor;
    }
  }

  const players = await Promise.all(PLAYERS.map(playerOf));
  return {
    site,
    players,
    answers,
    as,
    readBets,
    readReleased,
    /** What staff does of its own. */
    dice: createDice(`staff ${seed}`),
    key: () => `random-ledger-${++keys}`,
    note(operation: string, status: number): void {
      const name = `${operation} ${status}`;
      answers.set(name, (answers.get(name) ?? 0) + 1);
    },
    legs: () => legs,
    /** Lets time pass, for longer where nothing is open then, and offers what is. */
    async pass(ms: number): Promise<void> {
      do {
        await site.advanceTo(site.clock.now() + ms);
        legs = await site.db.query<Leg>(
          `select s.id as "selectionId", s.odds, m.line, m.offer_score as "offerScore", m.phase = 'inplay' as "inPlay"
           from selection s join market m on m.id = s.market_id join fixture f on f.id = s.fixture_id
           where s.status = 1 and m.status = 1 and (m.phase = 'inplay' or (f.starts_at > $1 and f.starts_at < $1 + 7200000))
           order by md5(s.id || $2) limit ${OFFERED}`,
          [site.clock.now(), String(site.clock.now())],
        );
      } while (legs.length === 0);
    },
  };
}
