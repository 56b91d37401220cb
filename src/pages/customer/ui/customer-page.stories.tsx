import { expect, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeProblem, never, offline } from '@/shared/api/testing';
import { openedPage } from '@/shared/lib/test-page';
import { press, typeInto } from '@/shared/lib/test-press';
import { inScenarios } from '@/shared/lib/test-scope';
import { answered, listed, makeInquiry, viewed } from '../lib/sample-inquiries';
import { customerPage } from '../page';
import { CustomerPage } from './customer-page';

const states = {
  ordinary: listed(),
  loading: listed({ 'GET /customer': never }),
  empty: listed({ 'GET /customer': { body: { data: [], nextCursor: null } } }),
  failed: listed({
    'GET /customer': offline,
  }),
};

const meta = {
  title: 'pages/customer/CustomerPage',
  component: CustomerPage,
  parameters: { layout: 'fullscreen', router: { path: '/customer' }, ...states.ordinary },
} satisfies Meta<typeof CustomerPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = { parameters: inScenarios(states) };

export const Playground: Story = {
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: '문의 목록' }));
    await expect(list.getByRole('link', { name: /새 답변/ })).toHaveAttribute(
      'href',
      expect.stringContaining('/customer/view/inq_3'),
    );
    const filters = within(canvas.getByRole('navigation', { name: '문의 상태' }));
    await expect(filters.getByRole('link', { current: 'page' })).toHaveTextContent('전체');
    await expect(canvas.getByRole('button', { name: '계좌문의' })).toBeVisible();
  },
};

export const Answered: Story = {
  parameters: { ...viewed(), router: { path: '/customer/view/inq_3' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2026-11-22 일요일')).toBeVisible();
    const further = canvas.getByRole('textbox', { name: '추가 문의' });
    await typeInto(further, '감사');
    await expect(further).toHaveAccessibleDescription('2 / 1,000');
    await expect(canvas.getByText(/11-29 09:05까지 글이 없으면 종료됩니다/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '문의 삭제' })).toBeNull();
  },
};

export const Open: Story = {
  parameters: {
    // A word without end breaks.
    ...viewed({
      'GET /customer/inq_3': {
        body: makeInquiry({ contents: '띄어쓰기없는아주긴내용'.repeat(12) }),
      },
    }),
    router: { path: '/customer/view/inq_3' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '문의 삭제' })).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: '추가 문의' })).toBeNull();
  },
};

export const Closed: Story = {
  parameters: {
    ...viewed({
      'GET /customer/inq_3': { body: { ...answered, state: 'closed', closesAt: null } },
    }),
    router: { path: '/customer/view/inq_3' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2026-11-22 일요일')).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: '추가 문의' })).toBeNull();
  },
};

export const Missing: Story = {
  parameters: {
    ...viewed({ 'GET /customer/inq_3': makeProblem('NOT_FOUND') }),
    router: { path: '/customer/view/inq_3' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('볼 수 없는 문의입니다.')).toBeVisible();
  },
};

/** A guest has the key alone; what it finds is shown in place. */
export const OfGuest: Story = {
  parameters: openedPage(customerPage, {
    'POST /nonmember/inquiry/lookup': { body: { ...answered, kind: 'nonmember' } },
  }),
  play: async ({ canvas }) => {
    await typeInto(await canvas.findByRole('textbox', { name: '조회 키' }), 'K7F2-9QTX-3MWP');
    await press(canvas.getByRole('button', { name: '조회' }));
    await expect(await canvas.findByRole('heading', { name: answered.title })).toBeVisible();
    await expect(canvas.getByText(/남겨주신 연락처로도/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: '비회원 문의' })).toBeVisible();
    await expect(canvas.queryByRole('list', { name: '문의 목록' })).toBeNull();
  },
};
