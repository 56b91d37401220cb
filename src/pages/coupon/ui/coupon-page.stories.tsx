import { expect, screen, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeProblem } from '@/shared/api/testing';
import { openedPage } from '@/shared/lib/test-page';
import { typeInto } from '@/shared/lib/test-press';
import { inScenarios } from '@/shared/lib/test-scope';
import { makeCoupon } from '../lib/sample-coupons';
import { couponPage } from '../page';
import { CouponPage } from './coupon-page';

type Answers = Parameters<typeof openedPage>[1];
type State = 'issued' | 'used' | 'expired' | 'revoked';

function opened(list: Answers[string], state: State = 'issued', answers: Answers = {}) {
  return openedPage(couponPage, { 'GET /coupon': list, ...answers }, { search: { state } });
}

const page = (data: unknown[], nextCursor: string | null = null) => ({
  body: { data, nextCursor },
});
const both = [
  makeCoupon(),
  makeCoupon({ id: 'cpn_2', name: '환영 머니', kind: 'money', amount: 10_000, currency: 'KRW' }),
];
const longName = '추석 연휴 특별 감사 이벤트 참여 회원 전용 스포츠 종합 환영 포인트 쿠폰';
const states = {
  ordinary: opened(page(both)),
  loading: opened(() => new Promise(() => {})),
  empty: opened(page([])),
  failed: opened(() => {
    throw new TypeError('fetch failed');
  }),
};

const meta = {
  title: 'pages/coupon/CouponPage',
  component: CouponPage,
  parameters: { layout: 'fullscreen', router: { path: '/coupon' } },
} satisfies Meta<typeof CouponPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = { parameters: inScenarios(states) };

export const Opened: Story = {
  parameters: states.ordinary,
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: '쿠폰 목록' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: '사용가능' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(list.getByRole('button', { name: '환영 머니 사용하기' })).toBeEnabled();
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

export const Used: Story = {
  parameters: opened(page(both.map((one) => ({ ...one, state: 'used' }))), 'used'),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(/사용$/)).not.toHaveLength(0);
    await expect(canvas.queryByRole('button', { name: /사용하기/ })).toBeNull();
  },
};

export const LongNames: Story = {
  parameters: opened(page([makeCoupon({ name: longName, amount: 12_345_678 }), ...both.slice(1)])),
};

export const WrongCode: Story = {
  parameters: opened(page(both), 'issued', { 'POST /coupon/register': makeProblem('NOT_FOUND') }),
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: '쿠폰 코드' });
    await typeInto(field, 'NOPE-1{Enter}');
    await canvas.findByText('등록되지 않은 쿠폰 코드입니다. 코드를 다시 확인해주세요.');
    await expect(field).toHaveValue('NOPE-1');
  },
};

export const Phone: Story = {
  parameters: states.ordinary,
  globals: { viewport: { value: 'phone' } },
};
