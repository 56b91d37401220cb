import { combine } from 'effector';
import { isVenue } from '#rules/rounds/round.ts';
import { minigames, type MinigameProvider } from '@/shared/routes';
import { $pick } from './pick';
import { $events, $game, $markets, $setting } from './table';
import './maintenance';

const $vendor = $game.map((game): MinigameProvider | null =>
  game === null ? null : isVenue(game) ? 'bet365' : (game.provider as MinigameProvider),
);

/** The state of minigames under the names of the specification. */
export const $minigame = combine({
  /** The current round, then those before it. */
  games: $events.map((events) => (events === null ? [] : [events, ...events.lastResults])),
  /** The one pick. */
  bets: $pick,
  vendor: $vendor,
  gameName: $game.map((game) => (game === null ? null : isVenue(game) ? game.sport : game.game)),
  /** The games of the vendor. */
  tabs: $vendor.map((vendor): readonly string[] => (vendor === null ? [] : minigames[vendor])),
  /** What can be bet on. */
  betInfos: $markets,
  maintenanceFlg: combine([$setting, $events] as const, (answers) =>
    answers.some((answer) => answer?.systemMaintenanceFlg === true),
  ),
  settingMinigame: $setting,
});
