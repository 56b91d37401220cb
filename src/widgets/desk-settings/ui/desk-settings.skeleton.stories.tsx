import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { SettingsSkeleton } from './desk-settings.skeleton';

const meta = {
  title: 'widgets/desk-settings/SettingsSkeleton',
  component: SettingsSkeleton,
} satisfies Meta<typeof SettingsSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
