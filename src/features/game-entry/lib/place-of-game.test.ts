import { expect, it } from 'vitest';
import { type GameType, placeOfGame } from './place-of-game';

it.each<[GameType, string, boolean | undefined, string, string]>([
  ['EU', '/europe', false, 'here', '/europe'],
  ['EU', '/event/3', false, 'site', '/event/3'],
  ['EU', '/europe', true, 'window', '/europe'],
  ['EU', 'https://games.example.com/eu', undefined, 'window', 'https://games.example.com/eu'],
  ['EU', 'https://games.example.com/eu', false, 'window', 'https://games.example.com/eu'],
  ['EU', '//games.example.com/eu', false, 'window', '//games.example.com/eu'],
  ['IN', '/inplay', false, 'here', '/inplay'],
  ['IN', '/europe', false, 'site', '/europe'],
  ['IN', 'https://games.example.com/in', undefined, 'window', 'https://games.example.com/in#live'],
])('%s of %s, window %s, is %s', (type, url, opensWindow, kind, opened) => {
  const address = { url, ...(opensWindow === undefined ? {} : { opensWindow }) };
  expect(placeOfGame(type, address)).toEqual({ kind, url: opened });
});
