import { expect, it } from 'vitest';
import { momentParts } from './moment-parts';

it.each([
  ['후반 63′', ['63′', '후반']],
  ['연장 전반 95′', ['95′', '연장 전반']],
  ['전반 45+2′', ['45+2′', '전반']],
  ['3쿼터 04:12', ['3쿼터', '04:12']],
  ['7회말 2사 1·3루', ['7회말', '2사 1·3루']],
  ['하프타임', ['하프타임', '']],
  ['', ['', '']],
])('of %s are %o', (moment, parts) => {
  expect(momentParts(moment)).toEqual(parts);
});
