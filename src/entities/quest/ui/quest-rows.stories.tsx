import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $api, createFakeApi, never } from '@/shared/api/testing';
import { press } from '@/shared/lib/test-press';
import { makeScope } from '@/shared/lib/test-scope';
import { Card } from '@/shared/ui/card';
import { makeQuest, makeQuests } from '../lib/sample-quests';
import { QuestRows } from './quest-rows';

const stakes = { kind: 'stakes', game: 'sports', sum: 1_000_000_000, minOdds: 150 } as const;
const long = makeQuest({
  id: 20,
  title: '이름이 길어서 한 줄에 다 들어가지 않는 스포츠 베팅 누적 금액 퀘스트',
  condition: stakes,
  target: 1_000_000_000,
  done: 999_999_000,
  points: 30_000,
  needsDeposit: true,
});

const meta = {
  title: 'entities/quest/QuestRows',
  component: QuestRows,
  args: {
    label: '퀘스트',
    quests: [...makeQuests(), long],
  },
  parameters: {
    router: { path: '/quest' },
    scope: () =>
      makeScope({
        values: [[$api, createFakeApi({ 'POST /quest/4/claim': never })]],
      }),
  },
  decorators: [
    (Story) => (
      <Card padding="0" clip>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof QuestRows>;
export default meta;
type Story = StoryObj<typeof meta>;

/** While one is claimed no other can be. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    await press(await canvas.findByRole('button', { name: '스포츠 베팅 3건 정산 완료 받기' }));
    await expect(
      canvas.getByRole('button', { name: '스포츠 베팅 10건 정산 완료 받기' }),
    ).toBeDisabled();
    await expect(
      canvas.getByRole('link', { name: '크로스 3폴더 이상 3건 정산 완료 바로가기' }),
    ).toHaveAttribute('href', '/charge');
  },
};

/** Every state. */
export const Matrix: Story = {};
