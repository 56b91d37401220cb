import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { LeagueTree } from './league-tree';
import { press, typeInto } from '@/shared/lib/test-press';
import { states } from './sample-states';

const meta = {
  title: 'pages/europe/LeagueTree',
  component: LeagueTree,
  parameters: { router: { path: '/europe' }, ...states.ordinary },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '216px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LeagueTree>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const NotFound: Story = {
  play: async ({ canvas }) => {
    await typeInto(await canvas.findByRole('searchbox', { name: '국가·리그 검색' }), '없는 리그');
    await expect(await canvas.findByText('찾는 리그가 없습니다.')).toBeVisible();
  },
};

/** The first countries of a sport; the others when they are asked for. */
export const Many: Story = {
  parameters: states.many,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /일본/ })).toBeNull();
    await press(await canvas.findByRole('button', { name: '국가 3개 더보기' }));
    await expect(await canvas.findByRole('button', { name: /일본/ })).toBeVisible();
  },
};

export const Own: Story = {
  parameters: states.own,
  play: async ({ canvas }) => {
    const own = await canvas.findByRole('list', { name: '즐겨찾기 리그' });
    await expect(own).toHaveTextContent('NBA');
  },
};

export const Loading: Story = { parameters: states.loading };
export const Empty: Story = { parameters: states.empty };
export const Failed: Story = { parameters: states.failed };
