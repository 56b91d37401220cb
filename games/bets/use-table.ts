import { useEffect, useReducer, useState } from 'react';
import { checkBets } from '#rules/casino/play.ts';
import { rouletteKey } from '#rules/casino/roulette.ts';
import type { CasinoBet } from '#rules/casino/types.ts';
import { sumOf } from '../play/play-state.ts';
import type { Play } from '../play/use-play.ts';
import { type ChipsAction, chipAmounts, chipsOf, noChips } from './chips.ts';

/** A table on which bets are laid with chips before a round. */
export interface Table<Bet> {
  /** What lies there: the player's, or those of the round that is being shown. */
  laid: readonly Bet[];
  total: number;
  /** What a press adds, minor units. */
  chip: number;
  amounts: readonly number[];
  setChip: (amount: number) => void;
  lay: (bet: Bet) => void;
  undo: (() => void) | null;
  clear: (() => void) | null;
  repeat: (() => void) | null;
  /** Why what lies there cannot be played. */
  problem: string | null;
  isBusy: boolean;
  start: () => void;
}

type TableBet = Exclude<CasinoBet, { kind: 'lines' }>;

/** Bets are the same when they are of one kind and on the same numbers. */
export function betKey(bet: CasinoBet): string {
  return 'numbers' in bet ? rouletteKey(bet) : bet.kind;
}

export function useTable<Bet extends TableBet>(
  play: Play,
  isOwn: (bet: CasinoBet) => bet is Bet,
): Table<Bet> {
  const { state, opened } = play;
  const { phase, shown } = state;
  const ofShown = shown?.bets.filter(isOwn) ?? [];
  const [reduce] = useState(() => chipsOf<Bet>(betKey));
  const [chips, dispatch] = useReducer(reduce, ofShown, noChips<Bet>);
  const amounts = chipAmounts(opened);
  const [chip, setChip] = useState(amounts[0] ?? opened.minStake);
  const isShowing = phase === 'showing';
  useEffect(() => {
    if (isShowing) dispatch({ type: 'played' });
  }, [isShowing]);

  const isBusy = phase !== 'ready';
  const step = (action: ChipsAction<Bet>, isPossible: boolean) =>
    isPossible && !isBusy ? () => dispatch(action) : null;
  return {
    laid: isShowing ? ofShown : chips.bets,
    total: sumOf(isShowing ? ofShown : chips.bets),
    chip,
    amounts,
    setChip,
    lay: (bet) => !isBusy && dispatch({ type: 'placed', bet }),
    undo: step({ type: 'undone' }, chips.before.length > 0),
    clear: step({ type: 'cleared' }, chips.bets.length > 0),
    repeat: step({ type: 'repeated' }, chips.last.length > 0),
    problem: chips.bets.length > 0 ? checkBets(opened.game, chips.bets, opened) : null,
    isBusy,
    start: () => chips.bets.length > 0 && play.start(chips.bets),
  };
}
