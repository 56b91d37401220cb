import { expect, screen, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $member } from '@/entities/member';
import { makeMember } from '@/entities/member/testing';
import { makeProblem, never, offline } from '@/shared/api/testing';
import { $now } from '@/shared/lib/clock';
import { kstInstant } from '@/shared/lib/format';
import { openedPage } from '@/shared/lib/test-page';
import { press } from '@/shared/lib/test-press';
import { inScenarios } from '@/shared/lib/test-scope';
import { makeDetail, sampleEvents } from '../lib/sample-events';
import { eventListPage, eventPage } from '../page';
import { EventsPage } from './events-page';

type Answers = Parameters<typeof openedPage>[1];
const opened = (answer: Answers[string]) =>
  openedPage(eventListPage, { 'GET /event': answer }, { values: [[$member, makeMember()]] });
const listStates = {
  ordinary: opened({ body: sampleEvents }),
  loading: opened(never),
  empty: opened({ body: [] }),
  failed: opened(offline),
};

const lookedAt = kstInstant('2026-11-28 19:00:00');
/** The event 5 on its 13th day. */
const openedOne = (answer: Answers[string], answers: Answers = {}) => ({
  ...openedPage(
    eventPage,
    { 'GET /event': { body: sampleEvents }, 'GET /event/5': answer, ...answers },
    {
      params: { id: '5' },
      values: [
        [$member, makeMember()],
        [$now, lookedAt],
      ],
    },
  ),
  router: { path: '/event/5' },
});

const meta = {
  title: 'pages/event/EventsPage',
  component: EventsPage,
  parameters: { layout: 'fullscreen', router: { path: '/event' } },
} satisfies Meta<typeof EventsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = {
  parameters: inScenarios(listStates),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /추석 맞이 이벤트/ });
    await expect(link).toHaveAttribute('href', '/event/3');
  },
};

/** Joined by one press, and counted. */
export const One: Story = {
  parameters: openedOne(
    { body: makeDetail() },
    {
      'PUT /event/5/join': {
        body: makeDetail({ joining: 'joined', joined: 1_285, joinedAt: lookedAt }),
      },
    },
  ),
  play: async ({ canvas }) => {
    await press(await canvas.findByRole('button', { name: '참여하기' }));
    await expect(await canvas.findByText('2026.11.28 (토) 19:00에 참여하셨습니다.')).toBeVisible();
    await expect(canvas.getByText('1,285명')).toBeVisible();
    await expect(canvas.getByText(/1일 5시간 남음/)).toBeVisible();
    await expect(canvas.getByRole('list', { name: '다른 이벤트' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '목록' })).toBeVisible();
    // Its shadow lies over words beside it.
    await press(await screen.findByRole('button', { name: '메시지 닫기' }));
  },
};

/** Members do not see what could run. */
export const Hostile: Story = {
  parameters: openedOne({
    body: makeDetail({ title: '<b>제목</b>', contents: '글<img src="x" onerror="alert(1)">' }),
  }),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { name: '<b>제목</b>' })).toBeVisible();
    await expect(await within(canvas.getByRole('main')).findByText('글')).toBeVisible();
    await expect(canvasElement.querySelector('img[src="x"], img[onerror]')).toBeNull();
  },
};

export const Missing: Story = {
  parameters: openedOne(makeProblem('NOT_FOUND')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('볼 수 없는 이벤트입니다.')).toBeVisible();
  },
};

export const Loading: Story = { parameters: listStates.loading };

export const Empty: Story = {
  parameters: listStates.empty,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('진행 중인 이벤트가 없습니다.')).toBeVisible();
  },
};

export const Failed: Story = { parameters: listStates.failed };
