import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { GuestActions } from './guest-actions';

const meta = {
  title: 'features/guest-actions/GuestActions',
  component: GuestActions,
} satisfies Meta<typeof GuestActions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
