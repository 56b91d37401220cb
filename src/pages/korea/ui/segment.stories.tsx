import { expect, fn } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press } from '@/shared/lib/test-press';
import { Segment } from './segment';

const meta = {
  title: 'pages/korea/Segment',
  component: Segment,
  args: {
    label: '목록',
    options: [
      { value: 'matches', label: '경기별' },
      { value: 'markets', label: '마켓별' },
    ],
    value: 'matches',
    onValueChange: fn(),
  },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof Segment>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    await press(canvas.getByRole('button', { name: '마켓별' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('markets');
  },
};
