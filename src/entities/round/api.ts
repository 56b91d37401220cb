import {
  isGetMinigameEventsAnswer,
  isGetMinigameSettingAnswer,
  isGetMinigamesAnswer,
} from '#contract/checks.gen.ts';
import type { Dto } from '#contract/types.gen.ts';
import { type ApiClient, request } from '@/shared/api';

export type Minigame = Readonly<Dto<'Minigame'>>;
export type MinigameEvents = Readonly<Dto<'MinigameEvents'>>;
export type MinigameSetting = Readonly<Dto<'MinigameSetting'>>;
export type OfferedMarket = Readonly<Dto<'RoundMarket'>>;
export type OfferedSelection = Readonly<Dto<'RoundSelection'>>;
export type PlayedRound = Readonly<Dto<'PlayedRound'>>;

/** Loads limits and constant odds of a game. */
export function loadSetting(api: ApiClient, id: number): Promise<MinigameSetting> {
  return request(
    api.GET('/settingMinigame/{id}', { params: { path: { id } } }),
    isGetMinigameSettingAnswer,
  );
}

/** Loads the current round of a game and the results before it. */
export function loadEvents(api: ApiClient, gameId: number): Promise<MinigameEvents> {
  return request(
    api.GET('/minigame/events', { params: { query: { gameId, currentGame: 1 } } }),
    isGetMinigameEventsAnswer,
  );
}

/** Loads every game with its last results. */
export async function loadGames(api: ApiClient): Promise<readonly Minigame[]> {
  return (await request(api.GET('/minigame/games'), isGetMinigamesAnswer)).games;
}
