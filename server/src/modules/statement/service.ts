import type { components } from '#contract/types.gen.ts';
import { SETTLEMENT_LABEL, slipLabelText } from '#rules/leg-result.ts';
import { ENTRIES, ENTRY, type EntryCategory, entryOf, PAYOUT_CODES } from '#rules/ledger.ts';
import type { SlipMode } from '#rules/slip-mode.ts';
import { moneyCell, toCsv } from '#rules/csv.ts';
import type { ModuleDeps } from '../../module.ts';
import type { Queryable } from '../../lib/db.ts';
import { pageOf, type Position } from '../../lib/page.ts';
import { KST_OFFSET_MS } from '../../lib/seoul-time.ts';
import * as lines from './lines-repository.ts';
import type { LineRow, Period, StatementAccount } from './lines-repository.ts';
import { readChart, readThinnedChart } from './chart-repository.ts';
import { sumResults, sumUntaken } from './results-repository.ts';
import { apart, categoryOf, type StatementSummary, summaryOf } from './summary.ts';

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
  /** Lines of bets of this mode alone. */
  mode?: SlipMode | undefined;
}

interface Page {
  after: Position | undefined;
  limit: number;
}

export interface StatementService {
  /** Newest first, from the line after `after`; null for whoever has no wallet. */
  list(
    query: StatementQuery,
    page: Filter & Page,
  ): Promise<{ data: StatementLine[]; nextCursor: string | null } | null>;
  /** Sums a period; start and all totals are the end. Null for whoever has no wallet. */
  summary(query: StatementQuery): Promise<StatementSummary | null>;
  /** Null for whoever has no wallet. */
  csv(query: StatementQuery, filter: Filter): Promise<string | 'too long' | null>;
}

type ListedBet = Pick<
  Schemas['Bet'],
  'id' | 'mode' | 'totalOdds' | 'label' | 'status' | 'legs' | 'system'
>;

export interface StatementPorts {
  /** Those of these bets that are the member's, as they are now. */
  bets(memberId: string, ids: readonly string[]): Promise<ListedBet[]>;
  /** Where those of these withdrawals that are the member's are paid to, the account masked. */
  banks(
    memberId: string,
    ids: readonly string[],
  ): Promise<{ id: string; bank: StatementLine['bank'] }[]>;
  /** What corrections could not take back of the member's money and is still owed. */
  owedBy(memberId: string): Promise<number>;
}

/** A member's line before its bet and bank are known. */
type BareLine = Omit<StatementLine, 'bet' | 'bank'>;

const SOURCE_KINDS: Record<string, NonNullable<StatementLine['source']>['kind']> = {
  bet: 'bet',
  deposit: 'deposit',
  withdraw: 'withdrawal',
};

function sourceOf({ key, roundBet }: LineRow): StatementLine['source'] {
  if (roundBet !== null) return { kind: 'bet', id: roundBet };
  const [cause = '', id] = key.split(':');
  const kind = SOURCE_KINDS[cause];
  return kind === undefined || id === undefined ? null : { kind, id };
}

function lineOf(row: LineRow): BareLine {
  const { key: _, roundBet: __, isHeldBefore: ___, amount, after, isVoid, ...line } = row;
  const category = categoryOf(line.code, isVoid);
  return { ...line, category, amount, before: after - amount, after, source: sourceOf(row) };
}

function digestOf({
  legs,
  mode,
  totalOdds,
  label,
  status,
  system,
}: ListedBet): Schemas['StatementBet'] | null {
  const [leg] = legs;
  const sizes = system && { sizes: system.sizes };
  const named = mode && { mode };
  const isPending = status === 'pending';
  return leg
    ? { folders: legs.length, ...sizes, ...named, totalOdds, label, isPending, leg }
    : null;
}

/** Which lines a filter takes. */
function filterOf({ category, mode }: Filter) {
  const codes =
    category === undefined
      ? null
      : ENTRIES.filter((one) => one.category === category).map(({ code }) => code);
  const isVoid = codes?.some((code) => PAYOUT_CODES.includes(code)) ? false : null;
  return { codes, isVoid, mode: mode ?? null };
}

/** What a line is called: that its bet is void, or waits no more to be accepted, no code tells. */
function labelOf({ code, isVoid, isHeldBefore }: LineRow): string | number {
  if (isVoid) return slipLabelText(SETTLEMENT_LABEL.refunded);
  return (isHeldBefore ? ENTRY.betStake : entryOf(code))?.label ?? code;
}

function seoulTime(at: number): string {
  return new Date(at + KST_OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ');
}

const TITLES = ['시각', '거래번호', '종류', '변동 전', '금액', '변동 후', '원거래'];

function csvOf({ currency }: StatementAccount, rows: readonly LineRow[]): string {
  const body = rows.map((row) => {
    const line = lineOf(row);
    return [
      { plain: seoulTime(line.at) },
      line.seq,
      labelOf(row),
      ...[line.before, line.amount, line.after].map((minor) => moneyCell(minor, currency)),
      line.source?.id ?? '',
    ];
  });
  return toCsv([TITLES, ...body]);
}

/** At most `POINTS` points and marks; a longer period is thinned to its extremes. */
async function chartOf(q: Queryable, accountId: number, period: Period, lineCount: number) {
  const { points, marks } =
    lineCount <= POINTS
      ? await readChart(q, accountId, period)
      : await readThinnedChart(q, accountId, period, PARTS);
  return { points: points.slice(0, POINTS), marks: marks.slice(0, POINTS) };
}

async function withSources(
  ports: Pick<StatementPorts, 'bets' | 'banks'>,
  memberId: string,
  bare: readonly BareLine[],
): Promise<StatementLine[]> {
  const idsOf = (kind: string) => [
    ...new Set(bare.flatMap(({ source }) => (source?.kind === kind ? [source.id] : []))),
  ];
  const [betIds, withdrawalIds] = [idsOf('bet'), idsOf('withdrawal')];
  const [listed, paid] = await Promise.all([
    betIds.length === 0 ? [] : ports.bets(memberId, betIds),
    withdrawalIds.length === 0 ? [] : ports.banks(memberId, withdrawalIds),
  ]);
  const bets = new Map(listed.map((bet) => [bet.id, digestOf(bet)]));
  const banks = new Map(paid.map(({ id, bank }) => [id, bank]));
  return bare.map((line) => ({
    ...line,
    bet: line.source?.kind === 'bet' ? (bets.get(line.source.id) ?? null) : null,
    bank: line.source?.kind === 'withdrawal' ? (banks.get(line.source.id) ?? null) : null,
  }));
}

/** Every call names the member, so that nobody reads another's lines. */
export function createStatementService(
  { db }: Pick<ModuleDeps, 'db'>,
  ports: StatementPorts,
): StatementService {
  /** Lines of void bets are found from the bets. */
  function listRows(account: StatementAccount, period: Period, page: Filter & Page) {
    const { after, limit } = page;
    const mode = page.mode ?? null;
    return page.category === 'void'
      ? lines.listVoidLines(db, account.id, period, { mode, after, limit })
      : lines.listLines(db, account.id, period, { ...filterOf(page), after, limit });
  }

  const accountOf = ({ memberId, account }: StatementQuery) =>
    lines.findAccount(db, memberId, account);

  /** Bets are in the account of money alone. */
  async function settledOf({ memberId, account, period }: StatementQuery, accountId: number) {
    if (account !== 'money') return { results: [], untaken: 0 };
    const [results, untaken] = await Promise.all([
      sumResults(db, memberId, period),
      sumUntaken(db, { memberId, accountId }, period),
    ]);
    return { results, untaken };
  }

  return {
    async list(query, { after, limit, ...filter }) {
      const account = await accountOf(query);
      if (!account) return null;
      const rows = await listRows(account, query.period, { ...filter, after, limit: limit + 1 });
      const page = pageOf(rows, limit, ({ at, seq }) => ({ at, id: String(seq) }));
      return { ...page, data: await withSources(ports, query.memberId, page.data.map(lineOf)) };
    },
    async summary(query) {
      const account = await accountOf(query);
      if (!account) return null;
      const { id, currency } = account;
      if (currency === 'USDT') throw new Error(`no statement of account ${id}`);
      const [start, sums, voids, settled] = await Promise.all([
        lines.balanceBefore(db, id, query.period.from),
        lines.sumDays(db, id, query.period),
        lines.sumVoidDays(db, id, query.period),
        settledOf(query, id),
      ]);
      const count = sums.reduce((n, sum) => n + sum.lines, 0);
      const chart = await chartOf(db, id, query.period, count);
      const owed = query.account === 'money' ? await ports.owedBy(query.memberId) : 0;
      const parts = { sums: apart(sums, voids), ...settled };
      return { ...summaryOf(currency, start, parts, chart), owed };
    },
    async csv(query, filter) {
      const account = await accountOf(query);
      if (!account) return null;
      const all = { ...filter, after: undefined, limit: CSV_LINES + 1 };
      const rows = await listRows(account, query.period, all);
      return rows.length > CSV_LINES ? 'too long' : csvOf(account, rows);
    },
  };
}
