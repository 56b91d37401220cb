import { combine, createEvent, createStore, sample } from 'effector';
import * as z from 'zod/mini';
import { columnsOfBoard, type RowColumn, type RowLook, rowColumns } from '@/entities/game';
import { $layout } from '@/shared/lib/device';
import { persistStore } from '@/shared/lib/storage';
import type { BoardForm } from '../lib/board-search';
import { pickup } from './address';
import { $fixture, $kind } from './search';

/** One row per match, or one per market. */
export const formChosen = createEvent<BoardForm>();
/** The group of prices that cards show; all of them with null. */
export const columnChosen = createEvent<RowColumn | 'all'>();
/** The rows of a league are folded away, or shown again. */
export const leagueFolded = createEvent<string>();

export const $chosenForm = createStore<BoardForm>('matches');
const $chosenColumn = createStore<RowColumn | 'all'>('winner');
/** Ids of the leagues whose rows are folded away, on every board. */
export const $foldedLeagues = createStore<readonly string[]>([]);

/** A board of one group of prices, or of none, has a row per market only. */
export const $canShowMatches = $kind.map((kind) => columnsOfBoard(kind).length > 1);
export const $form = combine(
  $chosenForm,
  $canShowMatches,
  (form, can): BoardForm => (can ? form : 'markets'),
);
export const $columns = $kind.map(columnsOfBoard);
/** What cards of matches show: a group that this board has. */
export const $column = combine($chosenColumn, $columns, (chosen, columns) =>
  chosen === 'all' || columns.includes(chosen) ? chosen : (columns[0] ?? 'all'),
);
export const $look = $layout.map((layout): RowLook => (layout === 'mobile' ? 'card' : 'row'));
/** On phones all markets of a fixture lie over the board, which nothing reaches meanwhile. */
export const $isCovered = combine(
  $look,
  $fixture,
  (look, fixture) => look === 'card' && fixture !== '',
);

persistStore({
  store: $chosenForm,
  key: 'hanpan.board-form',
  schema: z.enum(['matches', 'markets']),
  pickup,
});
persistStore({
  store: $chosenColumn,
  key: 'hanpan.board-column',
  schema: z.enum(['all', ...rowColumns]),
  pickup,
});
persistStore({
  store: $foldedLeagues,
  key: 'hanpan.folded-leagues',
  schema: z.array(z.string()),
  pickup,
});

sample({ clock: formChosen, target: $chosenForm });
sample({ clock: columnChosen, target: $chosenColumn });
sample({
  clock: leagueFolded,
  source: $foldedLeagues,
  fn: (folded, leagueId) =>
    folded.includes(leagueId) ? folded.filter((id) => id !== leagueId) : [...folded, leagueId],
  target: $foldedLeagues,
});
