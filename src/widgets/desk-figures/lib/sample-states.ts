import type { SiteFigures } from '@/entities/desk-figures';
import {
  makeCurrencyFigures,
  makeCurrencyGames,
  makeDayFigures,
} from '@/entities/desk-figures/testing';
import { deskScope } from '@/features/desk-list/testing';
import { $now } from '@/shared/lib/clock';
import { parseWhole } from '@/shared/lib/typed-number';
import { figuresQuery, partsOf } from './period';

type Answer = Parameters<typeof deskScope>[0][string];

/** 21 November 2026, 18:42 in Seoul, epoch milliseconds. */
export const now = 1_795_254_120_000;

const HOUR = 3_600_000;
/** Of a time of our days in epoch milliseconds. */
const digits = 13;
const today = figuresQuery('today', now);
const hours = partsOf(today).filter((at) => at <= now);

/** Today's figures at a quarter to seven: a little more than yesterday, and less withdrawn. */
export const figures: SiteFigures = {
  query: today,
  currencies: [makeCurrencyFigures(hours)],
  dayBefore: [makeCurrencyFigures(hours.map((at) => at - 24 * HOUR))],
  before: [
    makeCurrencyFigures([], {
      total: makeDayFigures({ deposits: 38_800_000, withdrawals: 29_800_000, signups: 7 }),
    }),
  ],
};

/** Answers each period with parts at its beginnings, the time before with less. */
export const answer: Answer = ({ path }) => {
  const query = new URL(path, 'http://site.invalid').searchParams;
  const from = parseWhole(query.get('from') ?? '', digits) ?? 0;
  const to = parseWhole(query.get('to') ?? '', digits) ?? 0;
  const step = query.get('by') === 'hour' ? HOUR : 24 * HOUR;
  const parts = partsOf({ ...today, from, to, by: step === HOUR ? 'hour' : 'day' });
  const isBefore = to <= now && from < today.from && step !== HOUR;
  return {
    body: {
      currencies: [
        isBefore ? figures.before[0] : makeCurrencyFigures(parts.filter((at) => at <= now)),
      ],
    },
  };
};

/** The parameters of a story in which the desk's figures are answered so. */
export function figuresOf(answered: Answer = answer) {
  const games = { body: { currencies: [makeCurrencyGames()] } };
  const answers = { 'GET /desk/figures': answered, 'GET /desk/figures/game': games };
  return { scope: () => deskScope(answers, undefined, [[$now, now]]) };
}
