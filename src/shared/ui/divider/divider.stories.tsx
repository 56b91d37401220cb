import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Divider } from './divider';

const meta = {
  title: 'shared/ui/Divider',
  component: Divider,
} satisfies Meta<typeof Divider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
