import { disassemble, getChoseong } from 'es-hangul';
import { foldSearch, isHeld, leadsTo } from '#rules/search-text.ts';
import type { components } from '#contract/types.gen.ts';
import type { Queryable } from '../../lib/db.ts';
import { listAllLeagues, listAllTeams, listTeamsToPlay } from './search-repository.ts';

type Schemas = components['schemas'];

const MOST = 20;

/** A name as it is compared, as the client does (`shared/lib/search-text`). */
interface Named<Place> {
  place: Place;
  folded: string;
  initials: string;
}

/** Everything that can be found, read at one instant. */
export interface Places {
  leagues: readonly Named<Schemas['League']>[];
  /** Those with a match to come first. */
  teams: readonly Named<Schemas['FoundTeam']>[];
}

function named<Place extends { name: string }>(place: Place): Named<Place> {
  const folded = foldSearch(place.name);
  return { place, folded, initials: getChoseong(folded) };
}

export async function readPlaces(q: Queryable, now: number): Promise<Places> {
  const toPlay = new Set(await listTeamsToPlay(q, now));
  const teams = (await listAllTeams(q)).toSorted(
    (one, two) =>
      Number(toPlay.has(two.id)) - Number(toPlay.has(one.id)) ||
      one.name.localeCompare(two.name, 'ko'),
  );
  return { leagues: (await listAllLeagues(q)).map(named), teams: teams.map(named) };
}

/** Finds leagues and teams by a part of their name, of which the last syllable may be unfinished, or by initial consonants. */
export function findPlaces({ leagues, teams }: Places, text: string): Schemas['FoundPlaces'] {
  const wanted = foldSearch(text);
  if (wanted === '') return { leagues: [], teams: [] };
  const isFound = ({ folded, initials }: Named<unknown>): boolean =>
    isHeld(wanted, folded, () => initials) || leadsTo(wanted, folded, disassemble);
  const foundTeams = teams
    .filter(isFound)
    .slice(0, MOST)
    .map(({ place }) => place);
  const own = leagues.filter(isFound).map(({ place }) => place);
  const ofTeams = new Set(foundTeams.map(({ leagueId }) => leagueId));
  const others = leagues.flatMap(({ place }) => (ofTeams.has(place.id) ? place : []));
  return { leagues: [...new Set([...own, ...others])].slice(0, MOST), teams: foundTeams };
}
