import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { BoardTabs } from './board-tabs';
import { board, scope } from './sample-states';

const meta = {
  title: 'pages/korea/BoardTabs',
  component: BoardTabs,
  parameters: { router: { path: '/korea/cross' }, scope: scope(board) },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof BoardTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const tab = await canvas.findByRole('link', { name: '크로스' });
    await expect(tab).toHaveAttribute('aria-current', 'page');
  },
};
