/** Where a tab keeps which play it is in, for a reload. */
export interface PlayStore {
  read: (gameId: string, token: string) => string | null;
  write: (gameId: string, token: string, playId: string) => void;
}

const keyOf = (gameId: string): string => `hanpan-studio.play.${gameId}`;

/** By the tab's storage. A token opens once: with another one it is another play. */
export const tabStore: PlayStore = {
  read(gameId, token) {
    try {
      const [keptToken, playId] = (sessionStorage.getItem(keyOf(gameId)) ?? '').split('\n');
      return playId && keptToken === token ? playId : null;
    } catch {
      // Storage may be forbidden in a frame; a reload then needs to come from the lobby.
      return null;
    }
  },
  write(gameId, token, playId) {
    try {
      sessionStorage.setItem(keyOf(gameId), `${token}\n${playId}`);
    } catch {
      // As above.
    }
  },
};
