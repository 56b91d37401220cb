import { mayEnterCasino } from '#rules/roles.ts';
import { Refused } from '../contract/problem.ts';
import type { Answers } from './types.ts';

export const casinoAnswers: Answers = {
  getCasinoLobby({ me, params: { lobby }, example }) {
    const kind = lobby.startsWith('slot') ? 'slot' : 'casino';
    if (kind === 'casino' && !mayEnterCasino(me().member.tendency))
      throw new Refused('CASINO_RESTRICTED');
    return { ...example, games: example.games.filter((game) => game.kind === kind) };
  },
};
