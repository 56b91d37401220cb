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

it('a name from a slice leads to the file that has it, with the effects of the slice', () => {
  const files = sources.filesOf('src/entities/game/ui/flag.stories.tsx');
  expect([...files].filter((file) => file.startsWith('src/entities/slip/'))).toEqual([]);
  const list = sources.filesOf('src/pages/bet-result/ui/bet-result-page.stories.tsx');
  expect(list).toContain('src/entities/bet/ui/bet-card.tsx');
  expect(list).not.toContain('src/entities/bet/index.ts');
});

it('what a slice does when it is loaded belongs to all that use it', () => {
  const files = sources.filesOf('src/pages/limits/ui/limit-dialog.stories.tsx');
  expect(files).toContain('src/features/protection/events.ts');
});

it('of the contract belong the checks that are used, with those that they use', () => {
  const files = sources.filesOf('src/pages/bet-result/ui/bet-result-page.stories.tsx');
  expect(files).toContain('check:isGetBetsAnswer');
  expect(files).toContain('check:isBet');
  expect(files).not.toContain('check:isDeskMember');
  expect([...files].filter((file) => file.includes('checks'))).toEqual([]);
});
