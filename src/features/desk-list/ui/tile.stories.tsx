import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Tile, TileList } from './tile';

const meta = {
  title: 'features/desk-list/Tile',
  component: Tile,
  args: {
    title: '사이트 상태',
    beside: '최근 1시간',
    children: (
      <TileList>
        <li>배당 0.2초</li>
      </TileList>
    ),
  },
} satisfies Meta<typeof Tile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
