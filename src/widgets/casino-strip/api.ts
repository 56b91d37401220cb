import { isGetCasinoLobbyAnswer } from '#contract/checks.gen.ts';
import type { CasinoGame } from '@/entities/casino-game';
import { type ApiClient, request, theLoaded } from '@/shared/api';

/** Loads the games of both lobbies; of one alone where the member may not enter the other. */
export async function loadCasino(api: ApiClient): Promise<readonly CasinoGame[]> {
  const lobbies = (['slot', 'casino'] as const).map((lobby) =>
    request(
      api.GET('/casino/lobby/{lobby}', { params: { path: { lobby } } }),
      isGetCasinoLobbyAnswer,
    ),
  );
  return (await theLoaded(lobbies)).flatMap(({ games }) => games);
}
