import { expect, it } from 'vitest';
import { toCsv } from './csv.ts';

const RUN = ['=1+1', '+82', '-1', '@cmd', '＝1+1', '＋82', '－1', '＠cmd', '\tx', '\rx', '\n=1'];
it.each(RUN)('makes %j harmless', (text) => {
  const [, written] = /^\uFEFF"?(.)/s.exec(toCsv([[text]])) ?? [];
  expect(written).toBe("'");
});

it('leaves numbers numbers and quotes what would end a cell', () => {
  expect(toCsv([[-10_000, 'a,b', 'say "x"', '충전']])).toBe(
    '\uFEFF-10000,"a,b","say ""x""",충전\r\n',
  );
});
