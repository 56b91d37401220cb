import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { GuestLinks } from './guest-links';

const meta = {
  title: 'features/guest-actions/GuestLinks',
  component: GuestLinks,
} satisfies Meta<typeof GuestLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
