import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Inline } from '../ui/inline';
import { Stack } from '../ui/stack';
import { Text } from '../ui/text';
import * as icons from './index';

const meta = { title: 'shared/icons/Icons' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

// The logo has stories of its own.
const { Logo: _, ...named } = icons;

export const Matrix: Story = {
  render: () => (
    <Inline gap="4" wrap>
      {Object.entries(named).map(([name, Icon]) => (
        <Stack key={name} gap="1" align="center">
          <Icon size={22} strokeWidth={1.75} />
          <Text size="xs" tone="hint">
            {name.replace('Icon', '')}
          </Text>
        </Stack>
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    // Without a name of its own an icon is decoration.
    await expect(canvas.queryAllByRole('img')).toHaveLength(0);
  },
};
