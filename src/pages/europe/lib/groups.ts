import type { Dto } from '#contract/types.gen.ts';
import { type Board, columnCaptions, columnMarkets, type Fixture } from '@/entities/game';
import { overtimeWord } from '@/entities/market-dictionary';

/** Matches of one board of a league. */
export interface FixtureGroup {
  kind: Dto<'BoardKind'>;
  fixtures: readonly Fixture[];
  /** What the columns of their rows hold. */
  captions: readonly string[];
  /** Whether overtime counts, where all rows agree. */
  note: string | null;
}

function noteOf(kind: Dto<'BoardKind'>, fixtures: readonly Fixture[]): string | null {
  const words = fixtures.map((fixture) => {
    const first = Object.values(columnMarkets(kind, fixture)).find((market) => market !== null);
    return first ? overtimeWord(first.typeId, fixture.sport) : null;
  });
  return words.every((word) => word === words[0]) ? (words[0] ?? null) : null;
}

const placeOf = (kind: Dto<'BoardKind'>) => (kind === 'live' ? 0 : 1);

/** The matches of a league on these boards, those in play first, by kick-off; boards without any are left out. */
export function groupsOf(boards: readonly Board[], leagueId: string): FixtureGroup[] {
  return boards
    .map(({ kind, fixtures }) => ({
      kind,
      fixtures: Object.values(fixtures)
        .filter((fixture) => fixture.leagueId === leagueId)
        .sort((a, b) => a.startsAt - b.startsAt),
    }))
    .filter(({ fixtures }) => fixtures.length > 0)
    .sort((a, b) => placeOf(a.kind) - placeOf(b.kind))
    .map(({ kind, fixtures }) => ({
      kind,
      fixtures,
      captions: columnCaptions(kind, fixtures),
      note: noteOf(kind, fixtures),
    }));
}
