import * as z from 'zod/mini';
import { SPORT_KEYS } from '#rules/sports.ts';

export const sportChoices = ['all', ...SPORT_KEYS] as const;
export const timeChoices = ['all', 'today', 'hours3', 'tomorrow'] as const;
export const marketChoices = ['all', 'winner', 'handicap', 'total'] as const;
export const sortChoices = ['time', 'league'] as const;

export type TimeChoice = (typeof timeChoices)[number];
export type MarketChoice = (typeof marketChoices)[number];
export type SortChoice = (typeof sortChoices)[number];

function choice<const T extends readonly [string, ...string[]]>(values: T) {
  return z._default(z.catch(z.enum(values), values[0] as never), values[0] as never);
}

const text = z._default(z.catch(z.coerce.string().check(z.maxLength(40)), ''), '');

/** The query of a board. `time` is the moment of the navigation in unix seconds, as the specification has it. */
export const koreaSearchSchema = z.object({
  time: z._default(z.catch(z.coerce.number().check(z.int(), z.gte(0)), 0), 0),
  sport: choice(sportChoices),
  /** League id. */
  league: text,
  when: choice(timeChoices),
  market: choice(marketChoices),
  sort: choice(sortChoices),
  q: text,
  page: z._default(z.catch(z.coerce.number().check(z.int(), z.gte(1)), 1), 1),
  /** Base address of another API to read the boards from; development builds only. */
  feed: text,
});

export type KoreaSearch = z.infer<typeof koreaSearchSchema>;

export const searchDefaults: KoreaSearch = {
  time: 0,
  sport: 'all',
  league: '',
  when: 'all',
  market: 'all',
  sort: 'time',
  q: '',
  page: 1,
  feed: '',
};

/** Writes the address of a board; what stands at its default is left out. */
export function koreaHref(kind: string, search: KoreaSearch): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(search)) {
    if (value !== searchDefaults[key as keyof KoreaSearch]) query.set(key, String(value));
  }
  const text = query.toString();
  return text === '' ? `/korea/${kind}` : `/korea/${kind}?${text}`;
}
