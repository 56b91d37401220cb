import { expect, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { leaguesQuery } from '@/entities/game';
import { favouriteValues } from '@/features/favourites/testing';
import { makeProblemError } from '@/shared/api/testing';
import { press, typeInto } from '@/shared/lib/test-press';
import { inScenarios } from '@/shared/lib/test-scope';
import { leagues, many, scopeOf, treeOf } from '../lib/sample-leagues';
import { LeagueTree } from './league-tree';

const meta = {
  title: 'widgets/league-tree/LeagueTree',
  component: LeagueTree,
  parameters: { router: { path: '/europe' }, ...treeOf(leagues) },
} satisfies Meta<typeof LeagueTree>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  parameters: inScenarios({
    ordinary: treeOf(leagues),
    loading: scopeOf([]),
    empty: treeOf([]),
    failed: scopeOf([[leaguesQuery.$failure, makeProblemError('UNAVAILABLE')]]),
  }),
};

export const Tree: Story = {
  play: async ({ canvas }) => {
    const tree = within(await canvas.findByRole('navigation', { name: '유럽형 리그' }));
    await expect(
      await tree.findByRole('link', { name: /프리미어리그/, current: 'page' }),
    ).toBeVisible();
    await press(tree.getByRole('button', { name: /농구/, expanded: false }));
    await press(tree.getByRole('button', { name: /미국/ }));
    await expect(tree.getByRole('link', { name: /NBA/ })).toBeVisible();
    await typeInto(tree.getByRole('searchbox', { name: '국가·리그 검색' }), 'ㄷㅎㅁㄱ');
    await expect(tree.getByRole('link', { name: /K리그1/ })).toBeVisible();
    await expect(tree.queryByRole('link', { name: /NBA/ })).toBeNull();
    await typeInto(tree.getByRole('searchbox', { name: '국가·리그 검색' }), ' 없는 리그');
    await expect(await tree.findByText('찾는 리그가 없습니다.')).toBeVisible();
  },
};

/** The first countries of a sport; the others when they are opened. */
export const ManyCountries: Story = {
  parameters: treeOf(many),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /일본/ })).toBeNull();
    await press(await canvas.findByRole('button', { name: '국가 3개 더보기' }));
    await expect(await canvas.findByRole('button', { name: /일본/ })).toBeVisible();
  },
};

/** The member's own leagues are at the foot of the tree. */
export const Own: Story = {
  parameters: treeOf(leagues, favouriteValues([{ kind: 'league', id: 'bk-us-nba' }])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: '즐겨찾기 리그' })).toHaveTextContent(
      'NBA',
    );
  },
};
