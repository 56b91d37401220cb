import {
  countMarkets,
  offered,
  type Quote,
  quote,
  together,
  toMarket,
  unplayed,
} from '#simulator/index.ts';
import type { FeedMarket } from '../types.ts';
import type { ArchivedMatch } from './archived-match.ts';
import type { SeasonCount } from './columns.ts';
import { countRates } from './count-rates.ts';

/** Rates of a file's rows are a guess: the margin is wider than that of our own games. */
const BOOK = 1.11;

/** Types on the whole match, which is all that a file tells of, by what they count; none on who has the first or the last. */
const OFFERED: readonly { needs: readonly SeasonCount[]; typeIds: readonly number[] }[] = [
  { needs: ['corner'], typeIds: [11, 30, 31, 95, 170, 305, 409, 900070] },
  { needs: ['yellow-card', 'red-card'], typeIds: [214, 407, 900074, 900075, 900077] },
  { needs: ['yellow-card'], typeIds: [158, 181, 184] },
  { needs: ['red-card'], typeIds: [900076] },
];
/** Stands for what a file does not say: nothing that it prices is offered. */
const UNKNOWN = { home: 1, away: 1 };

const KINDS: readonly SeasonCount[] = ['corner', 'yellow-card', 'red-card'];

/** The same market with the margin of a file's rows; null where that leaves no odds to offer. */
function withBook({ typeId, line, selections, chances, cover }: Quote): Quote | null {
  const outcomes = selections.map(({ outcome }, at) => [outcome, chances[at] ?? 0] as const);
  return quote(typeId, outcomes, { book: BOOK, cover, ...(line !== null && { line }) });
}

/** The markets on corners and cards that a match is offered with, by fixture id; priced when they are asked for, and once. */
export function createCountOffers(
  matches: readonly ArchivedMatch[],
  lead: number,
): (fixtureId: string) => readonly FeedMarket[] {
  const byId = new Map(matches.map((match) => [match.id, match]));
  const rates = new Map(KINDS.map((kind) => [kind, countRates(kind, matches, lead)]));
  const priced = new Map<string, readonly FeedMarket[]>();

  function price({ id, counts }: ArchivedMatch): FeedMarket[] {
    // What the row does not tell could not be settled.
    const ratesOf = (kind: SeasonCount) => (counts?.[kind] ? rates.get(kind)?.get(id) : undefined);
    const isKnown = ({ needs }: (typeof OFFERED)[number]) => needs.every(ratesOf);
    const typeIds = OFFERED.filter(isKnown).flatMap((one) => one.typeIds);
    if (typeIds.length === 0) return [];
    const whole = (kind: SeasonCount) => unplayed(ratesOf(kind) ?? UNKNOWN);
    const [yellow, red] = [whole('yellow-card'), whole('red-card')];
    const quotes = countMarkets({
      corner: { whole: whole('corner'), first: null, second: unplayed(UNKNOWN) },
      card: { whole: together(yellow, red), first: null },
      yellow,
      red,
    });
    return offered(quotes.flat())
      .filter(({ typeId }) => typeIds.includes(typeId))
      .flatMap((one) => withBook(one) ?? [])
      .map(toMarket);
  }

  return (fixtureId) => {
    const match = byId.get(fixtureId);
    const known = priced.get(fixtureId) ?? (match ? price(match) : []);
    priced.set(fixtureId, known);
    return known;
  };
}
