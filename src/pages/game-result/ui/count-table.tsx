import type { SportKey } from '#rules/sport-keys.ts';
import { formatScore } from '#rules/scores.ts';
import { countName, periodLabel } from '@/entities/market-dictionary';
import type { MatchResult } from '../api';
import { countRows } from '../lib/score-parts';
import { messages } from './messages';
import { ScoreTable } from './score-table';

export interface CountTableProps {
  result: MatchResult;
  sport: SportKey;
}

/** Corners and cards of a match, by part where that is known; nothing where they were not counted. */
export function CountTable({ result, sport }: CountTableProps) {
  const rows = countRows(result, sport);
  const codes = [...new Set(rows.flatMap(({ parts }) => parts.map(({ code }) => code)))];
  if (rows.length === 0) return null;
  return (
    <ScoreTable
      label={messages.counts(result.home, result.away)}
      head={messages.counted}
      parts={codes.map((code) => periodLabel(sport, code))}
      rows={rows.map(({ counted, parts, home, away }) => ({
        name: countName(counted),
        cells: codes.map((code) => {
          const part = parts.find((one) => one.code === code);
          return part && formatScore(part);
        }),
        total: formatScore({ home, away }),
      }))}
    />
  );
}
