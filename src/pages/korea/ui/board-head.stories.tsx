import { expect, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press } from '@/shared/lib/test-press';
import { $kind } from '../model/page';
import { BoardHead } from './board-head';
import { board, scope } from './sample-states';

const meta = {
  title: 'pages/korea/BoardHead',
  component: BoardHead,
  parameters: { router: { path: '/korea/cross' }, scope: scope(board) },
} satisfies Meta<typeof BoardHead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Live: Story = { parameters: { scope: scope([...board, [$kind, 'live']]) } };

export const ConditionsOpened: Story = {
  play: async ({ canvas }) => {
    const toggle = await canvas.findByRole('button', { name: /^조건/ });
    await press(toggle);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    // Its icon is that of a search: what is typed next goes into the field.
    await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveFocus());
    await press(toggle);
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  },
};
