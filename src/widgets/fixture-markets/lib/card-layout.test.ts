import { expect, it } from 'vitest';
import { type CardPlace, cardPlaces } from './card-layout';
import { sectionsOf } from './market-sections';
import { fullDetail } from './sample-detail';
import { type Card, cardsOf } from './scorers';

const cards = cardsOf(sectionsOf(fullDetail().fixture));
const find = (typeId: number): Card => {
  const card = cards.find((one) => one.kind === 'market' && one.section.typeId === typeId);
  if (!card) throw new Error(`no market ${typeId}`);
  return card;
};
/** A large card and a small one. */
const kinds: Readonly<Record<string, Card>> = { L: find(3), s: find(17) };
const letters: Readonly<Record<CardPlace, string>> = {
  third: '3',
  lastThird: '3',
  half: '2',
  whole: '1',
};

it.each([
  ['', ''],
  ['L', '1'],
  ['LL', '22'],
  ['LLL', '221'],
  ['sss', '333'],
  ['ssssss', '333333'],
  ['ss', '22'],
  ['s', '1'],
  ['ssss', '3331'],
  ['sssss', '33322'],
  ['LLsss', '22333'],
  ['Lsss', '1333'],
  ['LssL', '2222'],
  ['sL', '22'],
  ['LLsssL', '223331'],
])('places %s as %s', (order, places) => {
  const placed = cardPlaces([...order].flatMap((letter) => kinds[letter] ?? []));
  expect(placed.map((place) => letters[place]).join('')).toBe(places);
});

it('takes winners and ladders for large, questions with a few answers for small', () => {
  const places = (...typeIds: number[]) => cardPlaces(typeIds.map(find));
  expect(places(1, 7)).toEqual(['half', 'half']);
  expect(places(17, 5, 17)).toEqual(['third', 'third', 'lastThird']);
  expect(places(16, 16)).toEqual(['half', 'half']);
});
