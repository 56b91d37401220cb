import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { ShareButton } from './share-button';

const meta = {
  title: 'features/slip-picks/ShareButton',
  component: ShareButton,
} satisfies Meta<typeof ShareButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
