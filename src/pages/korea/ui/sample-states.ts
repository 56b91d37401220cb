import { $counts } from '@/entities/game';
import { boardValues, makeBoardDto, sampleBoards } from '@/entities/game/testing';
import { SPORT_KEYS } from '#rules/sports.ts';
import { $now } from '@/shared/lib/clock';
import { kstInstant } from '@/shared/lib/format';
import { makeScope } from '@/shared/lib/test-scope';

type Values = readonly (readonly [unknown, unknown])[];

const now = [$now, kstInstant('2026-11-21 18:42:07')] as const;
const counts = [
  $counts,
  {
    cross: { football: 88, basketball: 52, baseball: 31, volleyball: 19, 'ice-hockey': 15 },
    wintielose: { football: 96 },
    handicap: { football: 183 },
    special: { football: 121 },
    live: { football: 18 },
  },
] as const;

/** Numbers of a board with sports that are rarer than those. */
export const manySports = [
  $counts,
  { cross: { football: 88, basketball: 52, tennis: 40, handball: 7, cricket: 3, snooker: 2 } },
] as const;

/** Forks the scope of one story: the time and the numbers of the menu, and these values. */
export const scope = (values: Values) => () => makeScope({ values: [now, counts, ...values] });
/** The boards of two sports. */
export const board = boardValues(sampleBoards());
/** Every board of the page is here, and has no match. */
export const empty = boardValues(SPORT_KEYS.map((sport) => makeBoardDto({ sport, fixtures: [] })));
