import type { CurrencyGames, FigureCurrency } from '@/entities/desk-figures';
import { messages } from '../ui/messages';
import { rateText } from './amount';
import { gameRows } from './games';

/** A line of the table of figures by game. */
export interface GameLine {
  id: string;
  name: string;
  kind: 'type' | 'game' | 'whole';
  currency: FigureCurrency;
  /** Null where nothing is bet, as for the next two. */
  betCount: number | null;
  stakes: number | null;
  wins: number | null;
  /** Comp and bonuses, minor units. */
  given: number;
  /** Stakes less wins and what was given, minor units. */
  profit: number;
  /** Share of the stakes that stayed, with its sign; null without stakes. */
  margin: string | null;
  /** Its length beside the others, 0 to 1. */
  share: number;
}

/** The margin that fills the bar, as a share of the stakes. */
const FULL = 0.1;

function marginOf(profit: number, stakes: number): Pick<GameLine, 'margin' | 'share'> {
  const rate = rateText(profit, stakes);
  if (rate === null) return { margin: null, share: 0 };
  return {
    margin: profit < 0 ? `−${rate}` : rate,
    share: Math.min(1, Math.max(0, profit / stakes / FULL)),
  };
}

/** The lines of the table: each type with its games, the bonuses that no game has, and the whole. */
export function gameLines(games: CurrencyGames, bonuses: number): readonly GameLine[] {
  const { currency, total } = games;
  const lines = gameRows(games).map(({ id, name, game, betCount, stakes, wins, comp, net }) => ({
    id,
    name,
    currency,
    betCount,
    stakes,
    wins,
    given: comp,
    profit: net - comp,
    kind: game === null ? ('type' as const) : ('game' as const),
    ...marginOf(net - comp, stakes),
  }));
  const { betCount, stakes, wins } = total;
  const given = total.comp + bonuses;
  const profit = total.net - given;
  return [
    ...lines,
    {
      id: 'bonuses',
      name: messages.bonusRow,
      kind: 'type',
      currency,
      betCount: null,
      stakes: null,
      wins: null,
      given: bonuses,
      profit: -bonuses,
      margin: null,
      share: 0,
    },
    {
      id: 'whole',
      name: messages.whole,
      kind: 'whole',
      currency,
      betCount,
      stakes,
      wins,
      given,
      profit,
      ...marginOf(profit, stakes),
    },
  ];
}
