import { expect, waitFor, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $member } from '@/entities/member';
import { memberKinds } from '@/entities/member/testing';
import { makeQuest, makeQuests, questsNow } from '@/entities/quest/testing';
import { $now } from '@/shared/lib/clock';
import { makeProblem, never, offline } from '@/shared/api/testing';
import { openedPage } from '@/shared/lib/test-page';
import { press } from '@/shared/lib/test-press';
import { inScenarios } from '@/shared/lib/test-scope';
import { questPage } from '../page';
import { QuestPage } from './quest-page';

type Answers = Parameters<typeof openedPage>[1];
const opened = (list: Answers[string], answers: Answers = {}) =>
  openedPage(
    questPage,
    { 'GET /quest': list, ...answers },
    {
      values: [
        [$member, memberKinds.ordinary],
        [$now, questsNow],
      ],
    },
  );
const claimed = makeQuest({ done: 3, state: 'claimed', points: 500, claimedAt: questsNow });

const meta = {
  title: 'pages/quest/QuestPage',
  component: QuestPage,
  parameters: { layout: 'fullscreen', router: { path: '/quest' } },
} satisfies Meta<typeof QuestPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = {
  parameters: inScenarios({
    ordinary: opened({ body: makeQuests() }),
    loading: opened(never),
    empty: opened({ body: [] }),
    failed: opened(offline),
  }),
};

/** What is claimed turns to 받음 in its place. */
export const Playground: Story = {
  parameters: opened({ body: makeQuests() }, { 'POST /quest/4/claim': { body: claimed } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('5시간 17분 남음')).toBeVisible();
    await expect(canvas.getByText('2,500P')).toBeVisible();
    const today = within(canvas.getByRole('list', { name: '일일' }));
    await press(today.getByRole('button', { name: '스포츠 베팅 3건 정산 완료 받기' }));
    const [first] = today.getAllByRole('listitem');
    await waitFor(() => expect(first).toHaveTextContent('받음'));
    await expect(today.queryByRole('button')).toBeNull();
    await expect(canvas.getByText('1,500P')).toBeVisible();
  },
};

let isClaimedElsewhere = false;

/** What was claimed on another device is no error. */
export const ClaimedElsewhere: Story = {
  parameters: opened(() => ({ body: isClaimedElsewhere ? [claimed] : makeQuests().slice(0, 1) }), {
    'POST /quest/4/claim': () => {
      isClaimedElsewhere = true;
      return makeProblem('INVALID_STATE');
    },
  }),
  beforeEach: () => {
    isClaimedElsewhere = false;
  },
  play: async ({ canvas, canvasElement }) => {
    await press(await canvas.findByRole('button', { name: '스포츠 베팅 3건 정산 완료 받기' }));
    await expect(await canvas.findByText('받음')).toBeVisible();
    await expect(within(canvasElement.ownerDocument.body).queryByRole('alertdialog')).toBeNull();
  },
};
