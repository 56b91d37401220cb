import { expect, waitFor, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $member } from '@/entities/member';
import { memberKinds } from '@/entities/member/testing';
import { makeQuests, questsNow } from '@/entities/quest/testing';
import { never, offline } from '@/shared/api/testing';
import { $now } from '@/shared/lib/clock';
import { openedPage } from '@/shared/lib/test-page';
import { press } from '@/shared/lib/test-press';
import { inScenarios } from '@/shared/lib/test-scope';
import { makeAttendance } from '../lib/sample-attendance';
import { attendancePage } from '../page';
import { AttendancePage } from './attendance-page';

type Answers = Parameters<typeof openedPage>[1];
const attended = makeAttendance({
  days: [...makeAttendance().days, makeAttendance().today],
  state: 'attended',
});
const opened = (answers: Answers = {}, member = memberKinds.ordinary) =>
  openedPage(
    attendancePage,
    {
      'GET /attendance': { body: makeAttendance() },
      'POST /attendance': { body: attended },
      'GET /quest': { body: makeQuests() },
      ...answers,
    },
    {
      values: [
        [$member, member],
        [$now, questsNow],
      ],
    },
  );

const meta = {
  title: 'pages/attendance/AttendancePage',
  component: AttendancePage,
  parameters: { layout: 'fullscreen', router: { path: '/attendance' } },
} satisfies Meta<typeof AttendancePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = {
  parameters: inScenarios({
    ordinary: opened(),
    loading: opened({ 'GET /attendance': never }),
    empty: opened({ 'GET /attendance': { body: makeAttendance({ days: [], got: [] }) } }),
    failed: opened({ 'GET /attendance': offline, 'GET /quest': offline }),
  }),
};

/** The member attends: the day is stamped, and the button gives way to its mark. */
export const Playground: Story = {
  parameters: opened(),
  play: async ({ canvas }) => {
    const calendar = within(await canvas.findByRole('table', { name: '2026년 11월 출석 달력' }));
    await expect(calendar.getByRole('cell', { name: '21 오늘' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '다음 달' })).toBeDisabled();
    await press(canvas.getByRole('button', { name: '오늘 출석하기' }));
    await waitFor(() => expect(calendar.getByRole('cell', { name: '21 출석' })).toBeVisible());
    await expect(canvas.queryByRole('button', { name: '오늘 출석하기' })).toBeNull();
    await expect(canvas.getByRole('link', { name: '전체 보기' })).toHaveAttribute('href', '/quest');
  },
};

/** The deposits of the day do not come to enough; in dollars. */
export const NoDeposit: Story = {
  parameters: opened(
    { 'GET /attendance': { body: makeAttendance({ state: 'deposit', deposited: 1_000 }) } },
    memberKinds.coinOnly,
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('오늘 충전 $10.00 · $30.00 이상 충전하시면 출석하실 수 있습니다.', {
      exact: false,
    });
    await expect(canvas.queryByRole('button', { name: '오늘 출석하기' })).toBeNull();
  },
};
