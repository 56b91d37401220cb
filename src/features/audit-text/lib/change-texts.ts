import { type AuditRecord, auditWords } from '@/entities/desk-audit';
import { deskMemberWords } from '@/entities/desk-member';
import { deskWords } from '@/entities/desk-request';
import { levelName } from '@/entities/member';
import {
  formatCount,
  formatDateTime,
  formatMoney,
  formatPoint,
  formatUsdt,
  formatUsdtRate,
  formatWon,
} from '@/shared/lib/format';
import { parseWhole } from '@/shared/lib/typed-number';

type Change = AuditRecord['changes'][number];
/** Reads what a field was or became; null where it is not what such a field is. */
type Reader = (text: string, record: AuditRecord) => string | null;

/** Of any amount. */
const MOST_DIGITS = 16;

/** A field that changed, in words. */
export interface ChangeText {
  field: string;
  name: string;
  before: string;
  after: string;
}

/** A text that is no JSON is itself. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Reads a whole number, and says it in words. */
function numberAs(say: (value: number) => string): Reader {
  return (text) => {
    const value = parseWhole(text, MOST_DIGITS);
    return typeof value === 'number' ? say(value) : null;
  };
}

/** Looks a value up. */
function wordOf(words: Readonly<Record<string, string>>): Reader {
  return (text) => (Object.hasOwn(words, text) ? (words[text] ?? null) : null);
}

const { values } = auditWords;

const listText: Reader = (text) => {
  const list = parsed(text);
  return Array.isArray(list) ? list.join(', ') : null;
};

/** How many words there are; of those afterwards also which are new and which are gone. */
const words: Reader = (text, { changes }) => {
  const [all, change] = [parsed(text), changes.find(({ field }) => field === 'idNiknameBan')];
  if (!Array.isArray(all)) return null;
  const count = values.words(formatCount(all.length));
  const before = change?.before ? parsed(change.before) : null;
  if (text !== change?.after || !Array.isArray(before)) return count;
  const added = all.filter((word) => !before.includes(word));
  const gone = before.filter((word) => !all.includes(word));
  return [
    count,
    ...(added.length ? [values.added(added.join(', '))] : []),
    ...(gone.length ? [values.gone(gone.join(', '))] : []),
  ].join(' · ');
};

function amountText(amount: number, currency: string | null): string | null {
  const sign = amount > 0 ? '+' : '';
  if (currency === 'POINT') return sign + formatPoint(amount);
  if (currency === 'USDT')
    return `${amount < 0 ? '−' : sign}${formatUsdt(Math.abs(amount), 6)} USDT`;
  if (currency === 'KRW' || currency === 'USD') return sign + formatMoney(amount, currency);
  return null;
}

/** An amount is in minor units of the currency that its record names. */
const amount: Reader = (text, { changes }) => {
  const currency = changes.find(({ field }) => field === 'currency')?.after ?? null;
  const isTaken = text.startsWith('-');
  const size = parseWhole(isTaken ? text.slice(1) : text, MOST_DIGITS);
  return typeof size === 'number' ? amountText(isTaken ? -size : size, currency) : null;
};

const isScore = (value: unknown): value is { home: number; away: number } =>
  typeof value === 'object' && value !== null && 'home' in value && 'away' in value;

function scoreText(value: unknown): string | null {
  return isScore(value) ? `${value.home}:${value.away}` : null;
}

/** The scores of a match by their codes, as far as they are scores. */
const scores: Reader = (text) => {
  const all = parsed(text);
  if (typeof all !== 'object' || all === null || Array.isArray(all)) return null;
  if (Object.keys(all).length === 0) return auditWords.none;
  const parts = Object.entries(all).flatMap(([code, value]) => {
    const score = scoreText(value);
    return score === null ? [] : `${auditWords.part(code)} ${score}`;
  });
  return parts.join(', ');
};

/** What was counted beside the score, each count by its parts. */
const counts: Reader = (text, record) => {
  const all = parsed(text);
  if (typeof all !== 'object' || all === null || Array.isArray(all)) return null;
  const texts = Object.entries(all).map(([kind, { live: _, ...parts }]) => {
    const text = scores(JSON.stringify(parts), record);
    return `${values.counts[kind] ?? kind} ${text ?? ''}`.trim();
  });
  return texts.length > 0 ? texts.join(' · ') : auditWords.none;
};

/** A member's state and that of a request have the same names for different things. */
const state: Reader = (text, record) => {
  if (record.action.startsWith('inquiry.')) return wordOf(values.inquiries)(text, record);
  if (record.action.startsWith('casino.')) return wordOf(values.rounds)(text, record);
  const ofMember = record.action.startsWith('member.');
  const words = ofMember ? deskMemberWords.states : deskWords.states;
  return wordOf({ ...auditWords.values.coupons, ...words })(text, record);
};

const time = numberAs(formatDateTime);
const won = numberAs(formatWon);
const share = numberAs((basisPoints) => `${basisPoints / 100}%`);

/** How the fields that the server records are read; texts of people and ids stay as they are. */
const readers: Readonly<Record<string, Reader>> = {
  state,
  amount,
  scores,
  counts,
  until: time,
  startsAt: time,
  endsAt: time,
  createdAt: time,
  now: time,
  casino: share,
  slot: share,
  mini: share,
  level: numberAs(levelName),
  tendency: numberAs(deskMemberWords.tendency),
  usdRate: numberAs(formatUsdtRate),
  bonus: wordOf(deskWords.bonuses),
  basisPoints: share,
  capPoints: numberAs(formatPoint),
  turnoverPercent: numberAs((percent) => `${formatCount(percent)}%`),
  group: wordOf(deskWords.limitGroups),
  minStake: won,
  maxStake: won,
  maxPayout: won,
  withdrawalDay: won,
  fixturePicks: numberAs((count) => `${formatCount(count)}개`),
  sessions: numberAs((count) => values.sessions(formatCount(count))),
  coupons: numberAs((count) => values.sheets(formatCount(count))),
  amountUsd: numberAs((cents) => formatMoney(cents, 'USD')),
  count: numberAs((count) => values.members(formatCount(count))),
  recalled: numberAs((count) => values.recalled(formatCount(count))),
  audience: wordOf(values.audiences),
  autoLogoutMin: numberAs((minutes) => values.minutes(formatCount(minutes))),
  kind: wordOf(values.bans),
  account: wordOf(values.accounts),
  currency: wordOf(values.currencies),
  status: wordOf(values.fixtures),
  useFlag: wordOf(values.uses),
  siteNoticeFlg: wordOf(values.maintenance),
  maintenance: wordOf(values.maintenance),
  joinStartEndFlg: wordOf(values.signup),
  tetherMaintenanceFlag: wordOf(values.tether),
  idNiknameBan: words,
  memberIds: listText,
};

/** A score by its code alone, as corrections were recorded at first. */
const isScoreCode = (field: string): boolean => /^(\d+|live)$/.test(field);

function valueText(text: string | null, field: string, record: AuditRecord): string {
  if (text === null || text === '') return auditWords.none;
  if (isScoreCode(field)) return scoreText(parsed(text)) ?? text;
  const read = Object.hasOwn(readers, field) ? readers[field] : undefined;
  return read?.(text, record) || text;
}

function changeText({ field, before, after }: Change, record: AuditRecord): ChangeText {
  return {
    field,
    name: isScoreCode(field) ? auditWords.part(field) : auditWords.field(field),
    before: valueText(before, field, record),
    after: valueText(after, field, record),
  };
}

/** What a record says of each field, in words, with amounts in their currency and instants in Seoul time. */
export function changeTexts(record: AuditRecord): ChangeText[] {
  return record.changes.map((change) => changeText(change, record));
}
