import { expect, it } from 'vitest';
import { countryName } from './countries';

it.each([
  ['kr', '대한민국'],
  ['gb', '영국'],
  ['us', '미국'],
  ['world', '국제'],
  ['', '국제'],
  ['Nowhere', '국제'],
])('names %s %s', (country, name) => {
  expect(countryName(country)).toBe(name);
});
