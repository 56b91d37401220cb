import type { Card } from './scorers';

/** Where a card is in a grid of six columns: one of three in a line, the last of them, one of two, or alone. */
export type CardPlace = 'third' | 'lastThird' | 'half' | 'whole';

/** How many outcomes have room in a third of the line: of three, names of teams are cut. */
const FEW = 2;
const ABREAST = 3;

/** Yes or no, odd or even: a question beside the winner, with a few answers and no lines. */
function isSmall(card: Card): boolean {
  if (card.kind === 'scorers' || card.section.group === 'main') return false;
  const [market, second] = card.section.markets;
  return (
    market !== undefined &&
    second === undefined &&
    market.line === null &&
    market.outcomes.length <= FEW
  );
}

/** How many small cards follow one another from a place on. */
function runFrom(cards: readonly Card[], from: number): number {
  const end = cards.findIndex((card, at) => at >= from && !isSmall(card));
  return (end === -1 ? cards.length : end) - from;
}

/** The place of each card: small ones in threes, the others in twos, one without a neighbour over the whole line. */
export function cardPlaces(cards: readonly Card[]): CardPlace[] {
  const places: CardPlace[] = [];
  let isHalfFree = false;
  while (places.length < cards.length) {
    const run = runFrom(cards, places.length);
    const thirds = run - (run % ABREAST);
    if (thirds > 0 && !isHalfFree) {
      for (let at = 1; at <= thirds; at += 1)
        places.push(at % ABREAST === 0 ? 'lastThird' : 'third');
      continue;
    }
    const isAlone: boolean = !isHalfFree && isBeforeThirds(cards, places.length + 1);
    places.push(isAlone ? 'whole' : 'half');
    isHalfFree = !isAlone && !isHalfFree;
  }
  if (isHalfFree) places[places.length - 1] = 'whole';
  return places;
}

/** Whether a card has nobody after it that could share its line. */
function isBeforeThirds(cards: readonly Card[], at: number): boolean {
  return runFrom(cards, at) >= ABREAST;
}
