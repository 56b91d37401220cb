import { isRed } from '#rules/casino/roulette.ts';
import type { CasinoResult } from '#rules/casino/types.ts';
import { baccaratTotal } from '#rules/rounds/baccarat.ts';
import type { Card } from '#rules/rounds/cards.ts';
import { cardText, resultMessages } from './result-messages.ts';

const handText = (hand: readonly Card[]): string => hand.map(cardText).join(' · ');

export function pocketColour(pocket: number): 'green' | 'red' | 'black' {
  if (pocket === 0) return 'green';
  return isRed(pocket) ? 'red' : 'black';
}

/** Writes what was drawn, as the provider proves it. */
export function resultText(result: CasinoResult): string {
  switch (result.game) {
    case 'crane':
      return resultMessages.stops(result.stops);
    case 'roulette':
      return resultMessages.pocket(result.pocket, pocketColour(result.pocket));
    case 'baccarat':
      return resultMessages.hands(
        `${handText(result.player)} (${baccaratTotal(result.player)})`,
        `${handText(result.banker)} (${baccaratTotal(result.banker)})`,
      );
  }
}
