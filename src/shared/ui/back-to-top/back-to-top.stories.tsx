import { expect, fn } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press } from '@/shared/lib/test-press';
import { BackToTop } from './back-to-top';

const meta = {
  title: 'shared/ui/BackToTop',
  component: BackToTop,
  args: { label: '맨 위로', onClick: fn() },
} satisfies Meta<typeof BackToTop>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await press(canvas.getByRole('button', { name: '맨 위로' }));
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};
