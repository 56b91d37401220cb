import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Card } from '../card';
import { Grid } from './grid';

const meta = {
  title: 'shared/ui/Grid',
  component: Grid,
  args: { children: ['1', '2', '3'].map((name) => <Card key={name}>{name}</Card>) },
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
