import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Inline } from '@/shared/ui/inline';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { shortcutKeys } from '../lib/shortcuts';
import { ShortcutIcon } from './shortcut-icon';

const meta = {
  title: 'entities/site-menu/ShortcutIcon',
  component: ShortcutIcon,
  args: { name: 'message' },
  argTypes: { name: { control: 'select', options: shortcutKeys } },
} satisfies Meta<typeof ShortcutIcon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  render: () => (
    <Inline gap="4" wrap>
      {shortcutKeys.map((name) => (
        <Stack key={name} gap="1" align="center">
          <ShortcutIcon name={name} />
          <Text size="xs" tone="hint">
            {name}
          </Text>
        </Stack>
      ))}
    </Inline>
  ),
};
