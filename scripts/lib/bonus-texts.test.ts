import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { BONUS_TIERS, LOW_ODDS_LIMIT } from '#rules/bonus.ts';
import contract from '#contract/openapi.json' with { type: 'json' };

const root = join(import.meta.dirname, '../..');
const factors = BONUS_TIERS.map(({ factor }) => (factor / 100).toFixed(2).replace('.', '\\.'));
/** A tier written out by hand: its factor beside 배, or the number of its folders beside the factor. */
const tier = new RegExp(`(?:${factors.join('|')})배|\\d폴더[^'"\`]{0,8}(?:${factors.join('|')})`);

const sources = globSync(['src/**/*.{ts,tsx}', 'server/{src,sql}/**/*.{ts,sql}'], {
  cwd: root,
}).filter((path) => !/\.(test|stories)\.tsx?$|sample|\.gen\./.test(path));

it('no text of the site or the server writes a bonus tier out: all read rules/bonus.ts', () => {
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.filter((path) => tier.test(readFileSync(join(root, path), 'utf8')))).toEqual([]);
});

it('recognises a tier that is written out', () => {
  expect(
    ['5폴더 1.05', '보너스 1.10배', '3폴더 이상 1.03배'].every((text) => tier.test(text)),
  ).toBe(true);
});

it('the contract takes exactly the bonus picks there are', () => {
  const { bonusFolders } = contract.components.schemas.PlaceBetRequest.properties;
  expect(bonusFolders.enum).toEqual([...BONUS_TIERS.map(({ folders }) => folders), null]);
});

it('the README of the contract names the tiers and the limit there are', () => {
  const readme = readFileSync(join(root, 'openapi/README.md'), 'utf8');
  const tiers = BONUS_TIERS.map(({ folders, factor }) => `${folders} legs ${factor}`).join(', ');
  expect(readme).toContain(`${tiers}; every leg above \`lowOddsLimit\` (${LOW_ODDS_LIMIT})`);
});
