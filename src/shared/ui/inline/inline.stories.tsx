import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Card } from '../card';
import { Inline } from './inline';

const meta = {
  title: 'shared/ui/Inline',
  component: Inline,
  args: { children: ['1', '2', '3'].map((name) => <Card key={name}>{name}</Card>) },
} satisfies Meta<typeof Inline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
