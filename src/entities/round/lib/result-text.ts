import { baccaratTotal } from '#rules/rounds/baccarat.ts';
import { blackjackTotal, isNatural } from '#rules/rounds/blackjack.ts';
import type { Card } from '#rules/rounds/cards.ts';
import { hiLoName } from '#rules/rounds/hilo.ts';
import type { GameResult } from '#rules/rounds/round.ts';
import type { VirtualCard } from '#rules/rounds/virtual.ts';
import { wonBy } from './dots';
import { labelParts, selectionLabel, tableOf } from './labels';
import { messages, resultMessages as text } from './messages';
import { runnerName, teamName } from './names';

const cardText = (card: Card) => text.card(card.suit, hiLoName(card));

function handText(side: string, hand: readonly Card[], total: number): string {
  return text.hand(side, hand.map(hiLoName), total);
}

function blackjackHand(side: string, hand: readonly Card[]): string {
  const total = blackjackTotal(hand);
  const plain = handText(side, hand, total);
  if (isNatural(hand)) return text.natural(plain);
  return total > 21 ? text.bust(plain) : plain;
}

type VirtualResult = Extract<GameResult, { family: 'soccer' | 'basketball' | 'horse' | 'dog' }>;

function virtualParts(venueId: number, result: VirtualResult, card?: VirtualCard): string[] {
  if ('order' in result) {
    const runners = result.order.map((number) =>
      messages.numbered(number, runnerName(venueId, number)),
    );
    return runners.slice(0, 3).map((runner, at) => text.place(at + 1, runner));
  }
  const hasTeams = card?.sport === 'soccer' || card?.sport === 'basketball';
  const [home, away] = hasTeams
    ? [teamName(venueId, card.home), teamName(venueId, card.away)]
    : [text.home, text.away];
  const score = result.family === 'soccer' ? result.goals : result.final;
  const parts = [text.score(home, score.home, away, score.away)];
  if (result.family === 'basketball' && result.regulation.home === result.regulation.away)
    parts.push(text.overtime(result.regulation.home));
  return parts;
}

function partsOf(gameId: number, result: GameResult, card?: VirtualCard): string[] {
  const name = (market: string, key: string) =>
    labelParts(selectionLabel(gameId, market, key)).name;
  const side = (key: string) => name('main', key);
  /** What won of each market, without those of which nothing did. */
  function won(...markets: string[]): string[] {
    const all = wonBy(result);
    return markets.flatMap((market) =>
      (all[market] ?? []).slice(0, 1).map((key) => name(market, key)),
    );
  }
  const all = (...markets: string[]) => won(...markets).join(' ');
  const winner = () => {
    const isSplit = wonBy(result).main?.some((key) => key === 'tie' || key === 'push');
    return isSplit ? all('main') : messages.win(all('main'));
  };
  switch (result.family) {
    case 'powerball': {
      const { balls, powerball, sum } = result;
      const words = all('n-oe', 'n-uo', 'n-size');
      return [text.balls(balls), text.powerball(powerball), text.sum(sum, words)];
    }
    case 'ladder': {
      const { ball, lines } = result;
      return [text.firstBall(ball), text.start(all('start')), text.lines[lines], all('oe')];
    }
    case 'baccarat': {
      const hands = (['player', 'banker'] as const).map((of) =>
        handText(side(of), result[of], baccaratTotal(result[of])),
      );
      return [...hands, winner(), ...won('p-pair', 'b-pair')];
    }
    case 'dragontiger': {
      const cards = (['dragon', 'tiger'] as const).map((of) =>
        text.of(side(of), cardText(result[of])),
      );
      return [...cards, ...(won('suited-tie').length > 0 ? won('suited-tie') : [winner()])];
    }
    case 'dice': {
      const sum = result.dice.reduce((total, die) => total + die, 0);
      return [text.dice(result.dice), text.sum(sum, all('oe', 'size') || text.triple)];
    }
    case 'roulette':
      return [text.number(result.number), all('color', 'oe', 'range') || text.zero];
    case 'hilo': {
      const base = text.base(hiLoName(result.base));
      if (result.card === 'joker') return [text.joker, base];
      return [cardText(result.card), base, all('hilo') || text.level];
    }
    case 'number': {
      const zone = tableOf(gameId) === 'onering' ? [text.zone(all('zone'))] : [];
      return [text.number(result.number), all('oe', 'uo'), ...won('hidden'), ...zone];
    }
    case 'gostop': {
      const months = (['go', 'stop'] as const).map((of) =>
        text.of(side(of), text.month(result[of].month)),
      );
      return [...months, winner()];
    }
    case 'blackjack': {
      const hands = (['player', 'dealer'] as const).map((of) =>
        blackjackHand(side(of), result[of]),
      );
      return [...hands, winner()];
    }
    default:
      return virtualParts(gameId, result, card);
  }
}

/** One line, for lists and screen readers; with the card of a virtual event its teams by name. */
export function resultText(gameId: number, result: GameResult, card?: VirtualCard): string {
  return partsOf(gameId, result, card).join(' · ');
}
