import { type AuditRecord, auditWords } from '@/entities/desk-audit';
import { deskWords } from '@/entities/desk-request';
import { formatCount, formatPoint, formatUsdtRate, formatWon } from '@/shared/lib/format';
import { parseWhole } from '@/shared/lib/typed-number';

type Change = AuditRecord['changes'][number];
type Reader = (text: string) => string;

const { values } = auditWords;

const numberAs =
  (say: (value: number) => string): Reader =>
  (text) => {
    const value = parseWhole(text);
    return typeof value === 'number' ? say(value) : text;
  };
const wordOf =
  (words: Readonly<Record<string, string>>): Reader =>
  (text) =>
    (Object.hasOwn(words, text) ? words[text] : undefined) ?? text;
const won = numberAs(formatWon);

/** How what can be set is read; what is not among them is no setting. */
const readers: Readonly<Record<string, Reader>> = {
  siteNoticeFlg: wordOf(values.maintenance),
  joinStartEndFlg: wordOf(values.signup),
  tetherMaintenanceFlag: wordOf(values.tether),
  autoLogoutMin: numberAs((minutes) => values.minutes(formatCount(minutes))),
  usdRate: numberAs(formatUsdtRate),
  basisPoints: numberAs((basisPoints) => `${basisPoints / 100}%`),
  capPoints: numberAs(formatPoint),
  turnoverPercent: numberAs((percent) => `${formatCount(percent)}%`),
  ...{ minStake: won, maxStake: won, maxPayout: won, withdrawalDay: won },
  fixturePicks: numberAs((count) => `${formatCount(count)}개`),
};

function listOf(text: string | null): readonly string[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.map(String) : [];
  } catch {
    return [];
  }
}

/** Which words came and which went. */
function wordsText({ before, after }: Change): string {
  const [was, is] = [listOf(before), listOf(after)];
  const added = is.filter((word) => !was.includes(word));
  const gone = was.filter((word) => !is.includes(word));
  return [
    ...(added.length > 0 ? [values.added(added.join(', '))] : []),
    ...(gone.length > 0 ? [values.gone(gone.join(', '))] : []),
  ].join(' · ');
}

function textOf(change: Change): string | null {
  const { field, before, after } = change;
  const name = auditWords.field(field);
  if (field === 'idNiknameBan') return `${name} ${wordsText(change)}`;
  const read = Object.hasOwn(readers, field) ? readers[field] : undefined;
  if (read === undefined) return null;
  const said = (text: string | null) => (text === null ? auditWords.none : read(text));
  return `${name} ${said(before)} → ${said(after)}`;
}

/** What a record says was set, in words, and of which bonus or group. */
export function recentText({ changes }: Pick<AuditRecord, 'changes'>): string {
  const ofWhich = changes.flatMap(({ field, after }) => {
    if (field === 'bonus') return wordOf(deskWords.bonuses)(after ?? '');
    return field === 'group' ? wordOf(deskWords.limitGroups)(after ?? '') : [];
  });
  const texts = changes.flatMap((change) => textOf(change) ?? []);
  return [...ofWhich, texts.join(' · ')].join(' ');
}
