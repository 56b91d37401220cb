import type { Answer, GamesApi, Opened } from '../lib/api.ts';
import type { PlayStore } from '../lib/kept-play.ts';

interface OpenOptions {
  api: GamesApi;
  store: PlayStore;
  gameId: string;
  token: string;
}

/** Goes on with the play of a tab that was loaded again; opens another with the token else. */
export async function openPlay({
  api,
  store,
  gameId,
  token,
}: OpenOptions): Promise<Answer<Opened>> {
  const kept = store.read(gameId, token);
  const answer = kept === null ? await api.open(token) : await api.state(kept);
  if (answer.ok) store.write(gameId, token, answer.data.playId);
  return answer;
}
