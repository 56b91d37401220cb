import { combine } from 'effector';
import type { Dto } from '#contract/types.gen.ts';
import { $details, $fixtureStates, type Fixture, type Market } from '@/entities/game';
import { $mode, $slip, type SlipEntry } from '@/entities/slip';
import { fixtureTopic, LEAGUES_TOPIC, leagueTopic } from '@/shared/api';
import { $fixtures } from './list';
import { $fixture, $isShown, $league } from './page';

/** Ids of matches and their status, by sport. */
type GameStatus = Partial<Record<Dto<'Sport'>, Readonly<Record<string, number>>>>;

const noGames: readonly Fixture[] = [];
const noMarkets: readonly Market[] = [];
const noPicks: readonly SlipEntry[] = [];

const $games = $fixtures.map((fixtures) => fixtures ?? noGames);

const $gameStatus = combine($games, $fixtureStates, (games, states) => {
  const bySport: GameStatus = {};
  for (const { id, sport } of games) {
    const state = states[id];
    if (state) bySport[sport] = { ...bySport[sport], [id]: state.status };
  }
  return bySport;
});

const $sources = combine($isShown, $league, $fixture, (isShown, one, fixture) => ({
  leagues: isShown ? LEAGUES_TOPIC : null,
  league: isShown && one !== null ? leagueTopic(one.league.id) : null,
  fixture: isShown && fixture !== '' ? fixtureTopic(fixture) : null,
}));

/** The state of the European board under the names of the specification. */
export const $europe = combine({
  /** The matches of the league that is shown. */
  games: $games,
  /** The picks of the slip, of whatever board. */
  bets: $slip.map(({ legs }) => legs),
  /** The picks of a slip that is European; none of any other. */
  esbets: combine($slip, $mode, ({ legs }, mode) => (mode === 'european' ? legs : noPicks)),
  /** The markets of the match that is selected. */
  selectGameBetInfos: combine(
    $details,
    $fixture,
    (details, id) => details[id]?.fixture.markets ?? noMarkets,
  ),
  /** Id of the match whose markets are shown; null for the list. */
  selectedGame: $fixture.map((id) => (id === '' ? null : id)),
  /** The `FixtureStatus` of the matches that are shown, by sport. */
  gameStatus: $gameStatus,
  /** The topics of the stream that it is read from; null for one that nothing needs now. */
  sources: $sources,
});
