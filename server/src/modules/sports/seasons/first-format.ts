import { stableId } from '#simulator/index.ts';
import { type ArchivedMatch, seasonOf } from '../feed/index.ts';

/** Match of the first format, a bare list whose fixture ids were made from the date. */
type FirstMatch = Omit<ArchivedMatch, 'id' | 'season' | 'hasTime' | 'retired' | 'isRemoved'>;

/** Written before matches had ids of their own. */
export function isFirstFormat(content: unknown): content is FirstMatch[] {
  return Array.isArray(content);
}

/** Matches of the first format with the fixture ids that bets already refer to. */
export function fromFirstFormat(matches: readonly FirstMatch[]): ArchivedMatch[] {
  return matches.map((match) => {
    const { division, date, home, away } = match;
    return {
      ...match,
      id: stableId(`football-data|${division}|${date}|${home}|${away}`),
      season: seasonOf(division, date, ''),
      hasTime: true,
      retired: [],
      isRemoved: false,
    };
  });
}
