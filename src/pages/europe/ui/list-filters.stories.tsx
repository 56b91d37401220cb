import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press } from '@/shared/lib/test-press';
import { ListFilters } from './list-filters';
import { states } from './sample-states';

const meta = {
  title: 'pages/europe/ListFilters',
  component: ListFilters,
  parameters: { router: { path: '/europe' }, ...states.ordinary },
} satisfies Meta<typeof ListFilters>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const soon = await canvas.findByRole('button', { name: /3시간 이내/ });
    await press(soon);
    await expect(soon).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('button', { name: '전체' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const total = await canvas.findByRole('button', { name: '언오버' });
    await press(total);
    await expect(total).toHaveAttribute('aria-pressed', 'true');
  },
};
