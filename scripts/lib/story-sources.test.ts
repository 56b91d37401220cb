import { expect, it } from 'vitest';
import { readStorySources } from './story-sources.ts';

const sources = readStorySources();

it.each([
  ['a part that loads late', 'src/widgets/bet-slip/ui/bet-slip.tsx'],
  ['styles', 'src/pages/korea/ui/board-list.css.ts'],
  ['rules', 'rules/odds.ts'],
])('a page is made of %s', (_, file) => {
  expect(sources.filesOf('src/pages/korea/ui/korea-page.stories.tsx')).toContain(file);
});

it('what only other stories are made of is left out', () => {
  const files = sources.filesOf('src/shared/ui/button/button.stories.tsx');
  expect(files).toContain('src/shared/ui/button/button.css.ts');
  expect([...files].filter((file) => /^src\/(pages|widgets)/.test(file))).toEqual([]);
});

it('only whole pages depend on the frame', () => {
  const file = 'src/shared/ui/button/button.stories.tsx';
  expect(sources.hashOf(file, true)).not.toBe(sources.hashOf(file, false));
  expect(sources.hashOf(file, false)).toMatch(/^[0-9a-f]{16}$/);
});
