import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { BonusTile } from './bonus-tile';

const meta = {
  title: 'pages/home/BonusTile',
  component: BonusTile,
  parameters: { router: {} },
} satisfies Meta<typeof BonusTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
