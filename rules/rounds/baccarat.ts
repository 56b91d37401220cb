import { type Card, cardOf, dealFromShoe, isRed } from './cards.ts';
import type { Draws } from './draws.ts';
import { type Outcome, oddOrEven } from './outcome.ts';

/** The hands in the order of dealing; a third card is the last of its hand. */
export interface BaccaratResult {
  player: readonly Card[];
  banker: readonly Card[];
}

/** Aces count 1, tens and pictures 0, and only the last digit of the sum. */
export function baccaratTotal(hand: readonly Card[]): number {
  return hand.reduce((sum, { rank }) => sum + (rank < 10 ? rank : 0), 0) % 10;
}

/** Whether the banker takes a third card: `third` is the value of the player's, undefined where the player stood. */
export function bankerDraws(total: number, third: number | undefined): boolean {
  if (third === undefined) return total <= 5;
  if (total <= 2) return true;
  if (total === 3) return third !== 8;
  if (total === 4) return third >= 2 && third <= 7;
  if (total === 5) return third >= 4 && third <= 7;
  return total === 6 && (third === 6 || third === 7);
}

/** Deals by the rules of the third card from six cards that are on top of the shoe: player, banker, player, banker, and so on. */
export function dealBaccarat([p1, b1, p2, b2, ...rest]: readonly Card[]): BaccaratResult {
  if (!p1 || !b1 || !p2 || !b2) throw new Error('a round takes four cards at least');
  const [player, banker] = [
    [p1, p2],
    [b1, b2],
  ];
  const isNatural = [player, banker].some((hand) => baccaratTotal(hand) >= 8);
  if (isNatural) return { player, banker };
  const more = [...rest];
  if (baccaratTotal(player) <= 5) player.push(...more.splice(0, 1));
  const third = player[2] && baccaratTotal([player[2]]);
  if (bankerDraws(baccaratTotal(banker), third)) banker.push(...more.splice(0, 1));
  return { player, banker };
}

export function drawBaccarat(draws: Draws): BaccaratResult {
  return dealBaccarat(dealFromShoe(draws, 6));
}

function isPair([first, second]: readonly Card[]): boolean {
  return first?.rank === second?.rank;
}

export function baccaratOutcome({ player, banker }: BaccaratResult): Outcome {
  const [of, against] = [baccaratTotal(player), baccaratTotal(banker)];
  const pairs = {
    'p-pair': isPair(player) ? ['player-pair'] : [],
    'b-pair': isPair(banker) ? ['banker-pair'] : [],
  };
  if (of === against)
    return { won: { main: ['tie'], ...pairs }, void: { main: ['player', 'banker'] } };
  return { won: { main: [of > against ? 'player' : 'banker'], ...pairs } };
}

/** One card each; aces are low. */
export interface DragonTigerResult {
  dragon: Card;
  tiger: Card;
}

export function drawDragonTiger(draws: Draws): DragonTigerResult {
  const [dragon = cardOf(0), tiger = cardOf(0)] = dealFromShoe(draws, 2);
  return { dragon, tiger };
}

export function dragonTigerOutcome({ dragon, tiger }: DragonTigerResult): Outcome {
  const isTie = dragon.rank === tiger.rank;
  const of = (side: string, card: Card) => ({
    [`${side}-oe`]: [`${side}-${oddOrEven(card.rank)}`],
    [`${side}-color`]: [`${side}-${isRed(card) ? 'red' : 'black'}`],
  });
  const isDragon = dragon.rank > tiger.rank;
  return {
    won: {
      main: [isTie ? 'tie' : isDragon ? 'dragon' : 'tiger'],
      'suited-tie': isTie && dragon.suit === tiger.suit ? ['suited-tie'] : [],
      ...of('dragon', dragon),
      ...of('tiger', tiger),
    },
    ...(isTie && { void: { main: ['dragon', 'tiger'] } }),
  };
}
