import type { components } from '#contract/types.gen.ts';
import { ENTRIES, type EntryCategory, entryOf } from '#rules/ledger.ts';
import { toCsv } from '#rules/csv.ts';
import type { ModuleDeps } from '../../lib/module.ts';
import { pageOf, type Position } from '../../lib/page.ts';
import { KST_OFFSET_MS } from '../../lib/seoul-time.ts';
import * as lines from './lines-repository.ts';
import type { LineRow, Period, StatementAccount } from './lines-repository.ts';
import { type StatementSummary, summaryOf } from './summary.ts';

type Schemas = components['schemas'];
type StatementLine = Schemas['StatementLine'];
type Account = Schemas['StatementAccount'];

/** More lines than these are not written into one table. */
export const CSV_LINES = 20_000;
const POINTS = 400;
/** Three points each: with them a chart of a long period keeps its extremes. */
const PARTS = 130;

export interface StatementQuery {
  memberId: string;
  account: Account;
  period: Period;
}

interface Filter {
  category: EntryCategory | undefined;
}

export interface StatementService {
  /** Lists lines newest first, from the one after `after`; null for whoever has no wallet. */
  list(
    query: StatementQuery,
    page: Filter & { after: Position | undefined; limit: number },
  ): Promise<{ data: StatementLine[]; nextCursor: string | null } | null>;
  /** Sums a period; start and all totals are the end. Null for whoever has no wallet. */
  summary(query: StatementQuery): Promise<StatementSummary | null>;
  /** Writes a period as CSV; null for whoever has no wallet. */
  csv(query: StatementQuery, filter: Filter): Promise<string | 'too long' | null>;
}

type ListedBet = Pick<Schemas['Bet'], 'id' | 'totalOdds' | 'label' | 'legs'>;

export interface StatementPorts {
  /** Those of these bets that are the member's, as they are now. */
  bets(memberId: string, ids: readonly string[]): Promise<ListedBet[]>;
}

/** A member's line before its bet is known. */
type BareLine = Omit<StatementLine, 'bet'>;

const SOURCE_KINDS: Record<string, NonNullable<StatementLine['source']>['kind']> = {
  bet: 'bet',
  deposit: 'deposit',
  withdraw: 'withdrawal',
};

function sourceOf(key: string): StatementLine['source'] {
  const [cause = '', id] = key.split(':');
  const kind = SOURCE_KINDS[cause];
  return kind === undefined || id === undefined ? null : { kind, id };
}

function lineOf({ key, amount, after, ...line }: LineRow): BareLine {
  const category = entryOf(line.code)?.category ?? 'adjust';
  return { ...line, category, amount, before: after - amount, after, source: sourceOf(key) };
}

function digestOf({ legs, totalOdds, label }: ListedBet): Schemas['StatementBet'] | null {
  const [leg] = legs;
  return leg ? { folders: legs.length, totalOdds, label, leg } : null;
}

function codesOf({ category }: Filter): number[] | null {
  if (category === undefined) return null;
  return ENTRIES.filter((one) => one.category === category).map(({ code }) => code);
}

function seoulTime(at: number): string {
  return new Date(at + KST_OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ');
}

const TITLES = ['시각', '거래번호', '종류', '변동 전', '금액', '변동 후', '원거래'];

function csvOf({ currency }: StatementAccount, rows: readonly LineRow[]): string {
  // Cents as dollars: 1234 is 12.34, which division by 100 gives exactly to two places.
  const amountOf = (minor: number) => (currency === 'USD' ? minor / 100 : minor);
  const body = rows
    .map(lineOf)
    .map((line) => [
      seoulTime(line.at),
      line.seq,
      entryOf(line.code)?.label ?? line.code,
      ...[line.before, line.amount, line.after].map(amountOf),
      line.source?.id ?? '',
    ]);
  return toCsv([TITLES, ...body]);
}

/** Makes the members' statement. Every call names the member, so that nobody reads another's lines. */
export function createStatementService(
  { db }: Pick<ModuleDeps, 'db'>,
  ports: StatementPorts,
): StatementService {
  async function withBets(memberId: string, bare: readonly BareLine[]): Promise<StatementLine[]> {
    const ids = bare.flatMap(({ source }) => (source?.kind === 'bet' ? [source.id] : []));
    const found = ids.length === 0 ? [] : await ports.bets(memberId, [...new Set(ids)]);
    const bets = new Map(found.map((bet) => [bet.id, digestOf(bet)]));
    return bare.map((line) => ({
      ...line,
      bet: line.source?.kind === 'bet' ? (bets.get(line.source.id) ?? null) : null,
    }));
  }

  const accountOf = ({ memberId, account }: StatementQuery) =>
    lines.findAccount(db, memberId, account);

  return {
    async list(query, { after, limit, ...filter }) {
      const account = await accountOf(query);
      if (!account) return null;
      const wanted = { codes: codesOf(filter), after, limit: limit + 1 };
      const rows = await lines.listLines(db, account.id, query.period, wanted);
      const page = pageOf(rows, limit, ({ at, seq }) => ({ at, id: String(seq) }));
      return { ...page, data: await withBets(query.memberId, page.data.map(lineOf)) };
    },
    async summary(query) {
      const account = await accountOf(query);
      if (!account) return null;
      const { id, currency } = account;
      if (currency === 'USDT') throw new Error(`no statement of account ${id}`);
      const [start, sums] = await Promise.all([
        lines.balanceBefore(db, id, query.period.from),
        lines.sumDays(db, id, query.period),
      ]);
      const count = sums.reduce((n, sum) => n + sum.lines, 0);
      const points =
        count <= POINTS
          ? await lines.listPoints(db, id, query.period)
          : await lines.listExtremes(db, id, query.period, PARTS);
      return summaryOf(currency, start, sums, points.slice(0, POINTS));
    },
    async csv(query, filter) {
      const account = await accountOf(query);
      if (!account) return null;
      const all = { codes: codesOf(filter), after: undefined, limit: CSV_LINES + 1 };
      const rows = await lines.listLines(db, account.id, query.period, all);
      return rows.length > CSV_LINES ? 'too long' : csvOf(account, rows);
    },
  };
}
