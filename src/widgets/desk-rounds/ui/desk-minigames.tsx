import { gameTitle } from '@/entities/round';
import { providerNames } from '@/entities/site-menu';
import { badgeColumn, countColumn, defineDeskList, sumColumn } from '@/features/desk-list';
import { gameById, gamePath } from '#rules/rounds/round.ts';
import { type DeskGame, games } from '../model/games';
import { GamePanel } from './game-panel';
import { messages } from './messages';

const { columns: heads } = messages;
const names: Readonly<Record<string, string>> = providerNames;

function providerOf({ id }: DeskGame): string {
  const game = gameById(id);
  const [provider = ''] = game ? gamePath(game).split('/') : [];
  return names[provider] ?? provider;
}

/** Minigames and venues with what is open on them; staff closes them for maintenance. */
export const DeskMinigames = defineDeskList({
  list: games,
  texts: messages.games,
  columns: [
    { id: 'id', header: heads.id, value: ({ id }) => id, width: 72, align: 'end' },
    {
      id: 'game',
      header: heads.game,
      value: ({ id }) => gameTitle(id),
      cell: ({ id }) => <b>{gameTitle(id)}</b>,
      least: 170,
    },
    { id: 'provider', header: heads.provider, value: providerOf, width: 110, isSecondary: true },
    badgeColumn(
      heads.state,
      messages.gameState,
      ({ systemMaintenanceFlg }) => (systemMaintenanceFlg ? 'warn' : 'brand'),
      200,
    ),
    countColumn('openBets', heads.openBets),
    sumColumn('stake', heads.stake, ({ stakes }: DeskGame) => stakes),
  ],
  search: (game) => `${game.id} ${gameTitle(game.id)} ${providerOf(game)}`,
  panel: (game) => <GamePanel game={game} />,
});
