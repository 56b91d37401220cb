import type { Dto } from '#contract/types.gen.ts';
import { columnCaptions, columnMarkets, type Fixture } from '@/entities/game';
import { overtimeWord } from '@/entities/market-dictionary';
import { daysBetween, startOfKstDay } from '@/shared/lib/format';

type Kind = Extract<Dto<'BoardKind'>, 'cross' | 'live'>;

/** Matches of a league: those in play, or those of one day. */
export interface FixtureGroup {
  kind: Kind;
  /** Midnight that begins their day, epoch milliseconds; null for those in play. */
  day: number | null;
  /** Days from today: 0 is today. */
  ahead: number;
  fixtures: readonly Fixture[];
  /** What the columns of their rows hold. */
  captions: readonly string[];
  /** Whether overtime counts, where all rows agree. */
  note: string | null;
}

function noteOf(kind: Kind, fixtures: readonly Fixture[]): string | null {
  const words = fixtures.map((fixture) => {
    const first = Object.values(columnMarkets(kind, fixture)).find((market) => market !== null);
    return first ? overtimeWord(first.typeId, fixture.sport) : null;
  });
  return words.every((word) => word === words[0]) ? (words[0] ?? null) : null;
}

/** The matches of a league in play, then those to come by day of Seoul, by kick-off. `now` is epoch milliseconds. */
export function groupsOf(
  fixtures: readonly Fixture[],
  inPlay: ReadonlySet<string>,
  now: number,
): FixtureGroup[] {
  const byDay = new Map<number | null, Fixture[]>();
  const dayOf = ({ id, startsAt }: Fixture) => (inPlay.has(id) ? null : startOfKstDay(startsAt));
  for (const fixture of fixtures.toSorted((a, b) => a.startsAt - b.startsAt)) {
    const day = dayOf(fixture);
    byDay.set(day, [...(byDay.get(day) ?? []), fixture]);
  }
  return [...byDay]
    .sort(([a], [b]) => (a ?? 0) - (b ?? 0))
    .map(([day, own]) => {
      const kind = day === null ? 'live' : 'cross';
      return {
        kind,
        day,
        ahead: day === null ? 0 : daysBetween(now, day),
        fixtures: own,
        captions: columnCaptions(kind, own),
        note: noteOf(kind, own),
      };
    });
}
