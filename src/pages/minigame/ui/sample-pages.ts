import { GAMES, gamePath, isVenue } from '#rules/rounds/round.ts';
import { makeRoundBet } from '@/entities/bet/testing';
import { $member } from '@/entities/member';
import { makeMember } from '@/entities/member/testing';
import { makeEvents, makeMinigames, makeSetting, sampleNow } from '@/entities/round/testing';
import { $account } from '@/entities/slip';
import { $now } from '@/shared/lib/clock';
import { openedPage } from '@/shared/lib/test-page';
import { minigameLobbyPage, minigamePage } from '../page';

const account = { id: 'mem_1', balance: 1_284_500, currency: 'KRW', level: 12 };

const bets = (gameId: number) => [
  makeRoundBet({ gameId }, { id: 'bet_374' }),
  makeRoundBet(
    { gameId, round: 373, result: 2 },
    { id: 'bet_373', label: 2, status: 'settled', payout: 19_500 },
  ),
  makeRoundBet(
    { gameId, round: 371, result: 1 },
    { id: 'bet_371', label: 1, status: 'settled', payout: 0 },
  ),
];

interface Given {
  at?: number;
  /** A guest without it. */
  isMember?: boolean;
  answers?: object;
}

/** The parameters of a story at the table of a game. */
export function openedTable(
  gameId: number,
  { at = sampleNow, isMember = true, answers = {} }: Given = {},
) {
  const game = GAMES.find(({ id }) => id === gameId);
  if (!game) throw new Error(`no game ${gameId}`);
  const [provider, name] = gamePath(game).split('/');
  const params = isVenue(game) ? { provider, game: game.sport } : { provider, game: name };
  const values = [
    [$now, at],
    [$member, isMember ? makeMember() : null],
    [$account, isMember ? account : null],
  ] as const;
  const own = {
    [`GET /settingMinigame/${gameId}`]: { body: makeSetting(gameId) },
    'GET /minigame/events': { body: makeEvents(gameId, at) },
    'GET /bet': { body: { data: bets(gameId), nextCursor: null } },
    'POST /minigame/bet': {
      status: 201,
      body: makeRoundBet({ round: 375 }, { id: 'bet_375', placedAt: at }),
    },
    ...answers,
  };
  const search = isVenue(game) ? { venue: game.key } : {};
  return openedPage(minigamePage, own, { params, search, values });
}

/** The parameters of a story in the lobby, where a ladder is under maintenance. */
export function openedLobby(tab = '', games = makeMinigames([234])) {
  const answers = { 'GET /minigame/games': { body: { serverTime: sampleNow, games } } };
  return openedPage(minigameLobbyPage, answers, { search: { tab }, values: [[$now, sampleNow]] });
}
