import { expect, screen, waitFor, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $member } from '@/entities/member';
import { makeMember } from '@/entities/member/testing';
import { never, offline } from '@/shared/api/testing';
import { openedPage } from '@/shared/lib/test-page';
import { press } from '@/shared/lib/test-press';
import { inScenarios } from '@/shared/lib/test-scope';
import { makePeriod, makeSettlement, makeTerms } from '../lib/sample-settlements';
import {
  calculateCasinoPage,
  calculateEventPage,
  calculatePage,
  calculateSportsPage,
  calculateTetherPage,
} from '../page';
import { CalculatePage } from './calculate-page';

type Answers = Parameters<typeof openedPage>[1];
type Pages =
  | typeof calculatePage
  | typeof calculateCasinoPage
  | typeof calculateEventPage
  | typeof calculateSportsPage
  | typeof calculateTetherPage;

const history = {
  body: {
    data: [
      makeSettlement(),
      makeSettlement({ id: 'req_2', kind: 'event', state: 'approved', amount: 30_000 }),
      makeSettlement({
        id: 'req_3',
        kind: 'casino',
        state: 'rejected',
        reason: '지인 계정이 본인 계정으로 확인되어 정산에서 제외되었습니다.',
      }),
    ],
    nextCursor: null,
  },
};

function opened(page: Pages, answers: Answers) {
  return {
    ...openedPage(page, answers, { values: [[$member, makeMember()]] }),
    router: { path: page.path },
  };
}

const nothing = { body: { data: [], nextCursor: null } };
const sports = (terms: Answers[string], list: Answers[string] = history) =>
  opened(calculateSportsPage, { 'GET /calculate/sports': terms, 'GET /calculate': list });
const states = {
  ordinary: sports({ body: makeTerms() }),
  loading: sports(never, never),
  empty: sports(
    {
      body: makeTerms({
        periods: makeTerms().periods.map((one) => ({ ...one, amount: 0, state: null })),
      }),
    },
    nothing,
  ),
  failed: sports(offline, offline),
};

const meta = {
  title: 'pages/calculate/CalculatePage',
  component: CalculatePage,
  parameters: { layout: 'fullscreen', router: { path: '/calculateSports' } },
} satisfies Meta<typeof CalculatePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = { parameters: inScenarios(states) };

export const Overview: Story = {
  parameters: opened(calculatePage, { 'GET /calculate': history }),
  play: async ({ canvas }) => {
    const kinds = within(await canvas.findByRole('list', { name: '정산 안내' }));
    await expect(kinds.getAllByRole('link')).toHaveLength(4);
    await expect(kinds.getByRole('link', { name: '이벤트 정산 신청하기' })).toHaveAttribute(
      'href',
      '/calculateEvent',
    );
    await canvas.findByText(/사유: 지인 계정/);
  },
};

/** A week is confirmed, sent and acknowledged. */
export const Requested: Story = {
  parameters: opened(calculateSportsPage, {
    'GET /calculate/sports': { body: makeTerms() },
    'GET /calculate': history,
    'POST /calculate/sports': { status: 201, body: makeSettlement() },
  }),
  play: async ({ canvas }) => {
    await press(await canvas.findByRole('button', { name: '11.09 ~ 11.15 정산 신청' }));
    const question = within(await screen.findByRole('alertdialog'));
    await press(question.getByRole('button', { name: '신청하기' }));
    await expect(await screen.findByText('정산신청이 접수되었습니다.')).toBeVisible();
    await expect(await canvas.findByRole('list', { name: '신청 가능한 주' })).toBeVisible();
  },
};

/** While one week is sent no other may be; what was pressed can keep the focus, and refuses. */
export const Sending: Story = {
  parameters: opened(calculateSportsPage, {
    'GET /calculate/sports': {
      // A rejected week may be requested again.
      body: makeTerms({ periods: [makePeriod(), makePeriod({ state: 'rejected' }, 1)] }),
    },
    'GET /calculate': history,
    'POST /calculate/sports': never,
  }),
  play: async ({ canvas }) => {
    const weeks = within(await canvas.findByRole('list', { name: '신청 가능한 주' }));
    const sent = weeks.getByRole('button', { name: '11.09 ~ 11.15 정산 신청' });
    await press(sent);
    const question = within(await screen.findByRole('alertdialog'));
    await press(question.getByRole('button', { name: '신청하기' }));
    await waitFor(() => expect(weeks.getAllByRole('button')[1]).toBeDisabled());
    await expect(sent).toBeEnabled();
    await press(sent);
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

export const Casino: Story = {
  parameters: opened(calculateCasinoPage, {
    'GET /calculate/casino': { body: makeTerms({ kind: 'casino' }) },
    'GET /calculate': nothing,
  }),
};

export const Event: Story = {
  parameters: opened(calculateEventPage, {
    'GET /calculate/event': { body: makeTerms({ kind: 'event' }) },
    'GET /calculate': nothing,
  }),
};

/** Won accounts see for whom it is. */
export const Tether: Story = {
  parameters: opened(calculateTetherPage, {
    'GET /calculate/tether': { body: makeTerms({ kind: 'tether', isOpen: false, periods: [] }) },
    'GET /calculate': nothing,
  }),
  play: async ({ canvas }) => {
    await canvas.findByText('테더 정산은 코인 전용 회원만 신청하실 수 있습니다.');
  },
};
