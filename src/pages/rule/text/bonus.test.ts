import { expect, it } from 'vitest';
import { DEFAULT_LIMITS } from '#rules/limits.ts';
import { BONUS_TIERS } from '@/entities/slip';
import { acceptanceSections } from './acceptance';

it('the rules page names the four tiers of the slip and the server, and no other', () => {
  const section = acceptanceSections(DEFAULT_LIMITS).find(({ id }) => id === 'bonus');
  const table = section?.blocks.find((block) => block.kind === 'table');
  const rows = BONUS_TIERS.map(({ folders, factor }) => [
    `${folders}폴더 보너스`,
    `${folders}폴더 이상`,
    `${(factor / 100).toFixed(2)}배`,
  ]);
  expect(rows).toHaveLength(4);
  expect(table).toMatchObject({ rows });
});
