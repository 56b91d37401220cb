import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { RoundTable } from './round-table';
import { tableScope } from './sample-table';

const meta = {
  title: 'widgets/round-table/RoundTable',
  component: RoundTable,
  parameters: { router: { path: '/minigame/lotus/dragontiger' }, scope: () => tableScope(304) },
} satisfies Meta<typeof RoundTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
