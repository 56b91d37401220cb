import { expect, it } from 'vitest';
import { drawBetPath } from './draw.ts';
import { readSource } from '../import-path.ts';
import { linkBetween, readEdges } from './links.ts';
import { type Step, steps } from './steps.ts';

const changed = (at: number, change: Partial<Step>): Step[] =>
  steps.map((step, index) => (index === at ? { ...step, ...change } : step));

it('the picture is what the imports of the code draw', () => {
  expect(readSource('docs/images/bet-path.svg'), 'run `npm run bet:path`').toBe(
    drawBetPath(readEdges()),
  );
});

it('each step is linked in the text, in its order, with its names', () => {
  const [, section = ''] =
    /## One bet, from click to ledger\n([\s\S]+?)\n## /.exec(readSource('docs/architecture.md')) ??
    [];
  const linked = [...section.matchAll(/\]\(\.\.\/([^)]+\.(?:tsx?|sql))\)/g)].map(
    ([, file]) => file,
  );
  expect(linked).toEqual(steps.map(({ file }) => file));
  expect(steps.flatMap(({ names }) => names).filter((name) => !section.includes(name))).toEqual([]);
});

it('a step without a way to it fails', () => {
  const away = changed(3, { file: 'src/pages/message/events.ts', names: ['pageOpened'] });
  expect(() => readEdges(away)).toThrow(/nothing leads from .*pick-odds\/model.ts/);
  expect(() => readEdges(changed(4, { names: ['submitPressed'] }))).toThrow(/has no submitPressed/);
});

it('links are read from imports, doors, calls and SQL', () => {
  const [api, routes] = [
    'src/features/place-bet/api.ts',
    'server/src/modules/sportsbook/routes.ts',
  ];
  expect(linkBetween(api, routes)).toEqual({ kind: 'http', names: ['POST /bet', 'placeBet'] });
  expect(linkBetween(api, 'server/src/modules/message/routes.ts')).toBeNull();
  const slip = 'src/entities/slip/model/slip.ts';
  expect(linkBetween('src/features/pick-odds/model.ts', slip)?.names).toEqual(['pickPressed']);
  expect(linkBetween('src/pages/rule/page.ts', slip)).toBeNull();
  const sql = (name: string): string => `server/sql/functions/${name}.sql`;
  expect(linkBetween(sql('bet_place'), sql('ledger_move'))?.kind).toBe('sql');
  expect(linkBetween(sql('bet_place'), sql('ledger_post'))).toBeNull();
});
