import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { LeagueTree } from './league-tree';
import { typeInto } from '@/shared/lib/test-press';
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

export const Loading: Story = { parameters: states.loading };
export const Empty: Story = { parameters: states.empty };
export const Failed: Story = { parameters: states.failed };
