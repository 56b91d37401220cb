import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { expect, fn } from 'storybook/test';
import { loadTexts } from '@/shared/copy';
import { press } from '@/shared/lib/test-press';
import { EmptyState } from '../empty-state';
import { Skeleton } from '../skeleton';
import { Stack } from '../stack';
import { QueryView } from './query-view';

const bets = ['아스널 승 · 1.95배', '3폴더 · 7.62배', '부산 언더 2.5 · 1.88배'];

const meta = {
  title: 'shared/ui/QueryView',
  component: QueryView,
  args: {
    data: bets,
    failure: null,
    isPending: false,
    texts: {
      ...loadTexts,
      failed: '베팅내역을 불러오지 못했습니다.',
    },
    skeleton: (
      <Stack gap="3">
        <Skeleton width="72%" />
        <Skeleton width="48%" />
        <Skeleton width="64%" />
      </Stack>
    ),
    empty: <EmptyState title="진행 중인 베팅이 없습니다" text="경기를 골라 베팅해보세요." />,
    onRetry: fn(),
    children: (list) => (
      <ul>
        {list.map((bet) => (
          <li key={bet}>{bet}</li>
        ))}
      </ul>
    ),
  },
} satisfies Meta<typeof QueryView<readonly string[]>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  args: { data: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('불러오는 중입니다.')).toBeInTheDocument();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const Empty: Story = { args: { data: [] } };

export const Failed: Story = {
  args: { data: null, failure: { kind: 'problem', requestId: 'req_7f3k' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('요청번호 req_7f3k');
    await expect(canvas.getByText('잠시 후 다시 시도해주세요.')).toBeVisible();
    await press(canvas.getByRole('button', { name: '다시 시도' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** What was known stays below the words that it could not be renewed. */
export const Stale: Story = {
  args: { failure: { kind: 'network' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('불러오지 못했습니다');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

const tileStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  inlineSize: 320,
  minBlockSize: 220,
};

/** In a tile of a fixed height, in the middle of it. */
export const FailedTile: Story = {
  args: { data: null, failure: { kind: 'contract', requestId: 'req_7f3k' }, isTile: true },
  decorators: [
    (Story) => (
      <div data-testid="tile" style={tileStyle}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const tile = canvas.getByTestId('tile').getBoundingClientRect();
    const words = canvas.getByRole('alert').getBoundingClientRect();
    await expect(tile.height).toBe(220);
    await expect(words.top - tile.top).toBeCloseTo(tile.bottom - words.bottom, 0);
  },
};
