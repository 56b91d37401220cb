import { expect, it } from 'vitest';
import { SPORT_KEYS } from '#rules/sports.ts';
import { makeCurrencyGames } from '@/entities/desk-figures/testing';
import { sportName } from '@/entities/market-dictionary';
import { messages } from '../ui/messages';
import { gamesOf } from './games';
import { toGamesFile } from './to-file';

it('writes each type with its games below it', () => {
  const { name, text } = toGamesFile(makeCurrencyGames());
  const lines = text.replace('\uFEFF', '').trimEnd().split('\r\n');
  expect(name).toBe('desk-games.csv');
  expect(lines[0]).toContain('적특·취소');
  expect(lines[1]).toBe('스포츠,전체,KRW,131200000,118400000,0,12800000,3100000,21840,1102');
  expect(lines[3]).toBe('스포츠,여러 종목,KRW,44300000,45600000,0,-1300000,1200000,8911,702');
  expect(lines.at(-1)).toBe('카지노,전체,KRW,0,0,0,0,0,0,0');
});

it('calls minigames and venues what the site calls them', () => {
  const games = makeCurrencyGames();
  const [{ total }] = games.types as [(typeof games.types)[0]];
  const { text } = toGamesFile({
    ...games,
    types: [
      { type: 3, total, games: [{ ...total, game: 'eos/powerball3' }] },
      { type: 4, total, games: [{ ...total, game: 'bet365/eurocups' }] },
    ],
  });
  expect(text).toContain('미니게임,EOS 파워볼 3분,KRW');
  expect(text).toContain('가상게임,가상축구 유로컵,KRW');
});

it('has nothing of a currency that nobody bets in', () => {
  expect(gamesOf([makeCurrencyGames()], 'POINT')).toBeNull();
});

it('calls sports what the market dictionary calls them', () => {
  for (const sport of SPORT_KEYS) expect(messages.gameNames[sport]).toBe(sportName(sport));
});
