import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Inline } from '@/shared/ui/inline';
import { ShortcutIcon } from './shortcut-icon';
import { UnreadBadge, type UnreadBadgeProps } from './unread-badge';

/** At the corner of an icon, which gives it its place. */
function OnIcon(props: UnreadBadgeProps) {
  return (
    <span style={{ position: 'relative' }}>
      <ShortcutIcon name="message" size={24} />
      <UnreadBadge {...props} />
    </span>
  );
}

const meta = {
  title: 'entities/site-menu/UnreadBadge',
  component: UnreadBadge,
  args: { unread: 2 },
  render: (args) => <OnIcon {...args} />,
} satisfies Meta<typeof UnreadBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

/** None, one kind, both, and more than 99. */
export const Matrix: Story = {
  render: () => (
    <Inline gap="8">
      <OnIcon />
      <OnIcon unread={2} />
      <OnIcon unread={2} unseenResults={3} />
      <OnIcon unread={240} />
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('5')).toBeVisible();
    const [many] = canvas.getAllByText('99+');
    // In one line, however little room the icon leaves.
    await expect(many?.scrollHeight).toBeLessThanOrEqual(18);
  },
};
