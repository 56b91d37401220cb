import { pickText } from '@/entities/market-dictionary/@x/bet';
import type { BetLeg } from './bet';

/** Names what a leg is on in one line, as lists of bets show it. */
export function legTitle(leg: BetLeg): string {
  switch (leg.kind) {
    case 'fixture_selection': {
      const { title, detail } = pickText(leg);
      return detail === null ? title : `${title} ${detail}`;
    }
  }
}

/** Says in one line what a leg is on, in which market, and from which score a line in play counts. */
export function legText(leg: BetLeg): string {
  switch (leg.kind) {
    case 'fixture_selection': {
      const { market, basis } = pickText(leg);
      return [legTitle(leg), market, basis].filter(Boolean).join(' · ');
    }
  }
}

/** Names a leg among others in one line: the team, or the match and the outcome where that is no team. */
export function legName(leg: BetLeg): string {
  switch (leg.kind) {
    case 'fixture_selection': {
      const { title } = pickText(leg);
      return title === leg.home || title === leg.away ? title : `${leg.home} ${legTitle(leg)}`;
    }
  }
}
