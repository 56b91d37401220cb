import { $boardFailures, $counts } from '@/entities/game';
import { boardValues, makeBoardDto, sampleBoards } from '@/entities/game/testing';
import { SPORT_KEYS } from '#rules/sports.ts';
import { $now } from '@/shared/lib/clock';
import { kstInstant } from '@/shared/lib/format';
import { makeScope } from '@/shared/lib/test-scope';

type Values = readonly (readonly [unknown, unknown])[];

export const now = [$now, kstInstant('2026-11-21 18:42:07')] as const;
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

/** Forks the scope of one story: the time and the numbers of the menu, and these values. */
export const scope = (values: Values) => () => makeScope({ values: [now, counts, ...values] });

type Boards = ReturnType<typeof sampleBoards>;

/** Every board is here: these, and those of all other sports without a match. */
const everyOf = (boards: Boards) =>
  boardValues(
    SPORT_KEYS.map(
      (key) =>
        boards.find(({ sport }) => sport === key) ?? makeBoardDto({ sport: key, fixtures: [] }),
    ),
  );
/** The boards of two sports; those of the others have not come. */
export const board = boardValues(sampleBoards());
export const everyBoard = everyOf(sampleBoards());
export const empty = everyOf([]);

export const states = {
  ordinary: { scope: scope(board) },
  loading: { scope: scope([]) },
  empty: { scope: scope(empty) },
  failed: {
    scope: scope([[$boardFailures, { korea: { kind: 'contract', requestId: 'Rq7fK2' } }]]),
  },
};
