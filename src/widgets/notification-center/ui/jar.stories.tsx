import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Jar } from './jar';

const meta = {
  title: 'widgets/notification-center/Jar',
  component: Jar,
} satisfies Meta<typeof Jar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
