import { expect, it } from 'vitest';
import { toWord, wordProblem } from './banned-word';

it('keeps words in small letters', () => {
  expect(toWord(' Admin９ ')).toBe('admin9');
});

it.each(['a', '', '운 영', '<b>', '가'.repeat(21), 'ㅋㅋ'])('refuses %j', (typed) => {
  expect(wordProblem(typed, [])).toMatch('2~20자');
});

it('refuses what is there already, however it is written, and more than the site takes', () => {
  expect(wordProblem('ADMIN', ['admin'])).toBe('이미 등록된 금지어입니다.');
  expect(wordProblem('운영팀', ['admin'])).toBeNull();
  const full = Array.from({ length: 1000 }, (_, index) => `word${index}`);
  expect(wordProblem('운영팀', full)).toMatch('1,000개');
});
