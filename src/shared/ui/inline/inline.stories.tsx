import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Card } from '../card';
import { aligns, gaps, justifies } from '../layout';
import { Stack } from '../stack';
import { Inline } from './inline';

const meta = {
  title: 'shared/ui/Inline',
  component: Inline,
  args: { children: ['1', '2', '3'].map((name) => <Card key={name}>{name}</Card>) },
} satisfies Meta<typeof Inline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  argTypes: {
    gap: { control: 'select', options: gaps },
    align: { control: 'inline-radio', options: aligns },
    justify: { control: 'inline-radio', options: justifies },
  },
};

const unequal = [1, 2, 3].map((lines) => (
  <Card key={lines}>
    <span style={{ display: 'block', blockSize: lines * 20 }}>{lines}</span>
  </Card>
));

export const Matrix: Story = {
  render: (args) => (
    <Stack gap="4">
      {gaps.map((gap) => (
        <Inline key={gap} {...args} gap={gap} />
      ))}
      {aligns.map((align) => (
        <Inline key={align} gap="2" align={align}>
          {unequal}
        </Inline>
      ))}
      {justifies.map((justify) => (
        <Inline key={justify} {...args} gap="2" justify={justify} />
      ))}
      <div style={{ inlineSize: '120px' }}>
        <Inline {...args} gap="2" wrap />
      </div>
    </Stack>
  ),
};
