import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Inline } from '../ui/inline';
import { Stack } from '../ui/stack';
import { Text } from '../ui/text';
import * as icons from './index';

const meta = { title: 'shared/icons/Icons' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const { Logo, ...named } = icons;

export const Matrix: Story = {
  render: () => (
    <Stack gap="6">
      <Inline gap="6">
        <Logo label="한판" />
        <Logo label="한판" size={48} />
        <Logo label="한판" size={48} markOnly />
      </Inline>
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
    </Stack>
  ),
};
