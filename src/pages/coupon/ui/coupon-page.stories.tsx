import { expect, screen, waitFor, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeProblem, never, offline } from '@/shared/api/testing';
import { openedPage } from '@/shared/lib/test-page';
import { press, typeInto } from '@/shared/lib/test-press';
import { inScenarios } from '@/shared/lib/test-scope';
import { makeCoupon, makeOutcome } from '../lib/sample-coupons';
import { couponPage } from '../page';
import { CouponPage } from './coupon-page';

type Answers = Parameters<typeof openedPage>[1];

function opened(list: Answers[string], state: 'issued' | 'used' = 'issued', answers: Answers = {}) {
  return openedPage(couponPage, { 'GET /coupon': list, ...answers }, { search: { state } });
}

const page = (data: unknown[]) => ({ body: { data, nextCursor: null } });
const both = [
  makeCoupon(),
  makeCoupon({ id: 'cpn_2', name: '환영 머니', kind: 'money', amount: 10_000, currency: 'KRW' }),
];
const longName = '추석 연휴 특별 감사 이벤트 참여 회원 전용 스포츠 종합 환영 포인트 쿠폰';
const states = {
  ordinary: opened(page(both)),
  loading: opened(never),
  empty: opened(page([])),
  failed: opened(offline),
};

const meta = {
  title: 'pages/coupon/CouponPage',
  component: CouponPage,
  parameters: { layout: 'fullscreen', router: { path: '/coupon' } },
} satisfies Meta<typeof CouponPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = { parameters: inScenarios(states) };

/** What a coupon gives is said before it is used. */
export const Using: Story = {
  parameters: states.ordinary,
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: '쿠폰 목록' }));
    await expect(canvas.getByRole('link', { name: '사용가능' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await press(list.getByRole('button', { name: '환영 머니 사용하기' }));
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('10,000원');
  },
};

export const Used: Story = {
  parameters: opened(
    page([
      makeCoupon({ name: longName, state: 'used' }),
      makeCoupon({ id: 'cpn_2', kind: 'money', currency: 'USD', amount: 700, state: 'used' }),
    ]),
    'used',
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(/사용$/)).not.toHaveLength(0);
    await expect(canvas.queryByRole('button', { name: /사용하기/ })).toBeNull();
  },
};

export const Registered: Story = {
  parameters: opened(page(both), 'issued', { 'POST /coupon/register': { body: makeOutcome() } }),
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: '쿠폰 코드' });
    await typeInto(field, 'HANPAN-2024{Enter}');
    await waitFor(() => expect(field).toHaveValue(''));
  },
};

export const WrongCode: Story = {
  parameters: opened(page(both), 'issued', { 'POST /coupon/register': makeProblem('NOT_FOUND') }),
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: '쿠폰 코드' });
    await typeInto(field, '가나{Enter}');
    await canvas.findByText('쿠폰 코드를 영문과 숫자 4~20자로 입력해주세요.');
    await typeInto(field, '{Backspace}{Backspace}NOPE-1{Enter}');
    await canvas.findByText('등록되지 않은 쿠폰 코드입니다. 코드를 다시 확인해주세요.');
    await expect(field).toHaveValue('NOPE-1');
  },
};
