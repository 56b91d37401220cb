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

/** In the upper row of the site's bar, over no prices. */
export const Tablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const { left, right, top, bottom } = canvas.getByRole('button').getBoundingClientRect();
    await expect([top, bottom]).toEqual([0, 44]);
    await expect((left + right) / 2).toBeCloseTo(document.documentElement.clientWidth / 2, 0);
  },
};
