import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { memberKinds } from '@/entities/member/testing';
import { press, typeInto } from '@/shared/lib/test-press';
import { broken, never, scopeOf, sent } from '../lib/sample-coupons';
import { CouponsView } from './coupons-view';

const answering = (...sample: Parameters<typeof scopeOf>) => ({
  ...{ layout: 'fullscreen', router: { path: '/admin/coupon' } },
  scope: () => scopeOf(...sample),
});

const meta = {
  title: 'widgets/desk-coupons/CouponsView',
  component: CouponsView,
  decorators: [
    (Story) => (
      <div style={{ height: 720 }}>
        <Story />
      </div>
    ),
  ],
  parameters: answering(),
} satisfies Meta<typeof CouponsView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The whole way: a state is chosen, a coupon looked at, another one begun. */
export const Ordinary: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '사용가능 1' })).toBeVisible();
    await press(canvas.getByRole('button', { name: '회수 1' }));
    await expect(await canvas.findByText('달빛사냥')).toBeVisible();
    await press(canvas.getByRole('button', { name: '전체' }));
    await press(await canvas.findByText('한강바람'));
    await expect(canvas.getByRole('button', { name: '쿠폰 회수' })).toBeVisible();
    await press(canvas.getByRole('button', { name: '상세 닫기' }));
    await press(canvas.getByRole('button', { name: '쿠폰 지급' }));
    await expect(canvas.getByRole('textbox', { name: '회원 아이디' })).toBeVisible();
  },
};

export const Revoking: Story = {
  play: async ({ canvas }) => {
    await press(await canvas.findByText('한강바람'));
    await press(canvas.getByRole('button', { name: '쿠폰 회수' }));
    await expect(await canvas.findByText('사유를 2자 이상 입력해주세요.')).toBeVisible();
    await typeInto(canvas.getByRole('textbox', { name: '사유' }), '중복 지급');
    await expect(sent).toEqual([]);
  },
};

/** A manager takes coupons back and gives none. */
export const OfManager: Story = {
  parameters: answering({}, memberKinds.manager),
  play: async ({ canvas }) => {
    await press(await canvas.findByText('한강바람'));
    await expect(canvas.getByRole('button', { name: '쿠폰 회수' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '쿠폰 지급' })).toBeNull();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Empty: Story = {
  parameters: answering({
    'GET /desk/coupon': {
      body: {
        ...{ data: [], nextCursor: null },
        counts: { issued: 0, used: 0, expired: 0, revoked: 0 },
      },
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '사용가능 0' })).toBeVisible();
  },
};

export const Loading: Story = { parameters: answering({ 'GET /desk/coupon': never }) };

export const Failed: Story = {
  parameters: answering({ 'GET /desk/coupon': broken }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('쿠폰을 불러오지 못했습니다.')).toBeVisible();
  },
};
