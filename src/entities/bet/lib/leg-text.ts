import { pickText } from '@/entities/market-dictionary/@x/bet';
import { gameTitle, pickLabel, roundTitle } from '@/entities/round/@x/bet';
import type { BetLeg, CasinoLeg, RoundLeg } from './bet';
import { messages } from './messages';

/** Names the game and round of a leg. */
export function roundText({ gameId, round }: RoundLeg): string {
  return `${gameTitle(gameId)} · ${roundTitle(gameId, round)}`;
}

/** Names a round of a provider's game by the member's count of them. @example casinoRoundText({ number: 18402 }) // '제 18,402회' */
export function casinoRoundText({ number }: Pick<CasinoLeg, 'number'>): string {
  return messages.casinoRound(number);
}

/** Names what a leg is on in one line, as lists of bets show it. */
export function legTitle(leg: BetLeg): string {
  switch (leg.kind) {
    case 'fixture_selection': {
      const { title, detail } = pickText(leg);
      return detail === null ? title : `${title} ${detail}`;
    }
    case 'round_selection':
      return pickLabel(leg.gameId, leg.market, leg.selection, leg.card);
    case 'casino_round':
    case 'slot_round':
      return leg.gameName;
  }
}

/** In one line, what a leg is on, in which market, and from which score a line in play counts. */
export function legText(leg: BetLeg): string {
  switch (leg.kind) {
    case 'fixture_selection': {
      const { market, basis } = pickText(leg);
      return [legTitle(leg), market, basis].filter(Boolean).join(' · ');
    }
    case 'round_selection':
      return `${legTitle(leg)} · ${roundText(leg)}`;
    case 'casino_round':
    case 'slot_round':
      return `${leg.gameName} · ${leg.providerName} · ${casinoRoundText(leg)}`;
  }
}

/** What a leg is on and of which match, where nothing around it names that. */
export function legWithMatch(leg: BetLeg): string {
  if (leg.kind !== 'fixture_selection') return legText(leg);
  return `${legText(leg)} · ${messages.versus(leg.home, leg.away)}`;
}

/** Names a leg among others in one line: the team, or the match and the outcome where that is no team. */
export function legName(leg: BetLeg): string {
  switch (leg.kind) {
    case 'fixture_selection': {
      const { title } = pickText(leg);
      return title === leg.home || title === leg.away ? title : `${leg.home} ${legTitle(leg)}`;
    }
    case 'round_selection':
    case 'casino_round':
    case 'slot_round':
      return legTitle(leg);
  }
}
