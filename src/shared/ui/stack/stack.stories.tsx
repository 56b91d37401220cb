import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Card } from '../card';
import { Inline } from '../inline';
import { aligns, gaps, justifies } from '../layout';
import { Stack } from './stack';

const meta = {
  title: 'shared/ui/Stack',
  component: Stack,
  args: { children: ['1', '2', '3'].map((name) => <Card key={name}>{name}</Card>) },
  argTypes: {
    gap: { control: 'select', options: gaps },
    align: { control: 'inline-radio', options: aligns },
    justify: { control: 'inline-radio', options: justifies },
  },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const room = { display: 'flex', blockSize: '220px' };

export const Matrix: Story = {
  render: (args) => (
    <Stack gap="4">
      <Inline gap="3" align="start" wrap>
        {gaps.map((gap) => (
          <Stack key={gap} {...args} gap={gap} />
        ))}
      </Inline>
      {aligns.map((align) => (
        <Stack key={align} {...args} gap="1" align={align} />
      ))}
      <Inline gap="3">
        {justifies.map((justify) => (
          <div key={justify} style={room}>
            <Stack {...args} justify={justify} />
          </div>
        ))}
      </Inline>
    </Stack>
  ),
};
