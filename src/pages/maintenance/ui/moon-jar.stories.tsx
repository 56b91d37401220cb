import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { MoonJar } from './moon-jar';

const meta = {
  title: 'pages/maintenance/MoonJar',
  component: MoonJar,
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof MoonJar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
