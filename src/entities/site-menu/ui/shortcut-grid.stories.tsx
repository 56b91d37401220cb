import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { shortcutsOf } from '../lib/shortcuts';
import { ShortcutGrid } from './shortcut-grid';

const meta = {
  title: 'entities/site-menu/ShortcutGrid',
  component: ShortcutGrid,
  parameters: { router: { path: '/coupon' } },
  args: { shortcuts: shortcutsOf({ isCoinOnly: false }), unread: 2, unseenResults: 3, columns: 4 },
} satisfies Meta<typeof ShortcutGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /안 읽은 쪽지 2/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^쿠폰/ })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};
