import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { SlipPreferencesButton } from './slip-preferences-button';

const meta = {
  title: 'features/slip-preferences/SlipPreferencesButton',
  component: SlipPreferencesButton,
} satisfies Meta<typeof SlipPreferencesButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
