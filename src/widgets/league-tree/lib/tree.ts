import type { Dto } from '#contract/types.gen.ts';
import type { League } from '@/entities/game';
import { sportName } from '@/entities/market-dictionary';
import { matchesSearch } from '@/shared/lib/search-text';
import { countryName } from './countries';

export interface CountryNode {
  /** Unique in the tree. */
  key: string;
  country: string;
  name: string;
  fixtures: number;
  leagues: readonly Dto<'LeagueCount'>[];
}

export interface SportNode {
  key: string;
  sport: Dto<'Sport'>;
  fixtures: number;
  countries: readonly CountryNode[];
}

export const sportKey = ({ sport }: Pick<League, 'sport'>): string => sport;
const countryKey = ({ sport, country }: Pick<League, 'sport' | 'country'>): string =>
  `${sport}.${country}`;

const sum = (counts: readonly Dto<'LeagueCount'>[]) =>
  counts.reduce((total, { fixtures }) => total + fixtures, 0);

function isFound({ league }: Dto<'LeagueCount'>, query: string): boolean {
  const { name, country, sport } = league;
  return [name, countryName(country), sportName(sport)].some((text) => matchesSearch(query, text));
}

function grouped<Key>(
  counts: readonly Dto<'LeagueCount'>[],
  keyOf: (league: League) => Key,
): [Key, Dto<'LeagueCount'>[]][] {
  const groups = new Map<Key, Dto<'LeagueCount'>[]>();
  for (const count of counts) {
    const key = keyOf(count.league);
    groups.set(key, [...(groups.get(key) ?? []), count]);
  }
  return [...groups];
}

/** Countries of a sport that are shown at first. */
const fewCountries = 8;

/** Key of the switch that shows all countries of a sport. */
export const restKey = ({ sport }: Pick<League, 'sport'>): string => `${sport}.*`;

/** The first countries of a sport, and the one of the chosen league; all of them where they are opened. */
export function shownCountries(
  { sport, countries }: SportNode,
  chosen: League | null,
  areAll: boolean,
): readonly CountryNode[] {
  if (areAll) return countries;
  const own = chosen?.sport === sport ? countryKey(chosen) : null;
  return countries.filter(({ key }, at) => at < fewCountries || key === own);
}

/** Sorts leagues into sports and countries, in the order in which they come; only those that hold what was typed. */
export function toTree(leagues: readonly Dto<'LeagueCount'>[], query: string): SportNode[] {
  const found = leagues.filter((one) => isFound(one, query));
  return grouped(found, ({ sport }) => sport).map(([sport, own]) => ({
    key: sportKey({ sport }),
    sport,
    fixtures: sum(own),
    countries: grouped(own, ({ country }) => country).map(([country, some]) => ({
      key: countryKey({ sport, country }),
      country,
      name: countryName(country),
      fixtures: sum(some),
      leagues: some,
    })),
  }));
}

/** How each part of the tree was left, by its key. */
export type Folds = Readonly<Record<string, boolean>>;

/** Whether a part of the tree is open: as it was left, else where the chosen league is in it. */
export function isOpen(opened: Folds, key: string, chosen: League | null): boolean {
  const own = chosen === null ? [] : [sportKey(chosen), countryKey(chosen)];
  return opened[key] ?? own.includes(key);
}

/** The tree as it was left, but open where a league was just chosen. */
export function openedFor(opened: Folds, league: League): Folds {
  const own = [sportKey(league), countryKey(league)];
  return Object.fromEntries(Object.entries(opened).filter(([key]) => !own.includes(key)));
}

/** The id of the league after (1) or before (-1) another one, in the order of the tree; undefined past the ends. */
export function leagueStep(
  tree: readonly SportNode[],
  leagueId: string | null,
  step: 1 | -1,
): string | undefined {
  const ids = tree.flatMap(({ countries }) =>
    countries.flatMap(({ leagues }) => leagues.map(({ league }) => league.id)),
  );
  return ids[leagueId === null ? 0 : ids.indexOf(leagueId) + step];
}
