import { failureAdvice } from '@/shared/copy';
import {
  formatAmount,
  formatCount,
  formatDateTime,
  formatFolders,
  formatKst,
  formatMoney,
  formatOdds,
  formatPoint,
  formatRelative,
  formatScore,
  kstInstant,
} from '@/shared/lib/format';
import { moneyWith } from '@/shared/lib/particle';
import { refusedPhrases } from '../../../scripts/lib/wording';
import { TokenTable } from './token-table';

const at = kstInstant('2026-11-21 18:42:07');

interface Example {
  code: string;
  text: string;
}

const examples = {
  amounts: [
    { code: "formatMoney(1284500, 'KRW')", text: formatMoney(1_284_500, 'KRW') },
    { code: "formatMoney(123456, 'USD')", text: formatMoney(123_456, 'USD') },
    { code: "formatAmount(1284500, 'KRW')", text: formatAmount(1_284_500, 'KRW') },
    { code: 'formatPoint(12400)', text: formatPoint(12_400) },
    { code: 'formatCount(1284)', text: formatCount(1284) },
    { code: 'formatOdds(195)', text: formatOdds(195) },
    { code: 'formatOdds(null)', text: formatOdds(null) },
    { code: 'formatScore({ home: 2, away: 1 })', text: formatScore({ home: 2, away: 1 }) },
  ],
  particles: [
    { code: "moneyWith(12000, 'KRW', '을/를')", text: moneyWith(12_000, 'KRW', '을/를') },
    { code: "moneyWith(2500, 'USD', '을/를')", text: moneyWith(2500, 'USD', '을/를') },
    { code: "moneyWith(12000, 'KRW', '으로/로')", text: moneyWith(12_000, 'KRW', '으로/로') },
    { code: "moneyWith(2500, 'USD', '으로/로')", text: moneyWith(2500, 'USD', '으로/로') },
  ],
  folders: [1, 2, 3, 10].map((count) => ({
    code: `formatFolders(${count})`,
    text: formatFolders(count),
  })),
  dates: [
    { code: 'formatDateTime(at)', text: formatDateTime(at) },
    { code: "formatKst(at, 'MM.DD (dd) HH:mm')", text: formatKst(at, 'MM.DD (dd) HH:mm') },
    { code: 'formatRelative(at, now), 5 minutes later', text: formatRelative(at, at + 300_000) },
  ],
  failures: (['network', 'aborted', 'contract', 'problem'] as const).map((kind) => ({
    code: `failureAdvice({ kind: '${kind}' })`,
    text: failureAdvice({ kind }),
  })),
} satisfies Record<string, readonly Example[]>;

/** What the site's own functions write. */
export function CopyExamples({ of }: { of: keyof typeof examples }) {
  return (
    <TokenTable
      label={of}
      columns={['call', 'text']}
      rows={examples[of].map(({ code, text }) => [code, text])}
    />
  );
}

/** Phrases that a test refuses. */
export function RefusedPhrases() {
  return (
    <TokenTable
      label="Refused phrases"
      columns={['not', 'but']}
      rows={refusedPhrases.map(({ was, better }) => [was, better])}
    />
  );
}
