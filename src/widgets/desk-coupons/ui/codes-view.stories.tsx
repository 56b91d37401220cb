import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { memberKinds } from '@/entities/member/testing';
import { press, typeInto } from '@/shared/lib/test-press';
import { broken, never, scopeOf } from '../lib/sample-coupons';
import { CodesView } from './codes-view';

const answering = (...sample: Parameters<typeof scopeOf>) => ({
  ...{ layout: 'fullscreen', router: { path: '/admin/coupon/code' } },
  scope: () => scopeOf(...sample),
});

const meta = {
  title: 'widgets/desk-coupons/CodesView',
  component: CodesView,
  decorators: [
    (Story) => (
      <div style={{ height: 720 }}>
        <Story />
      </div>
    ),
  ],
  parameters: answering(),
} satisfies Meta<typeof CodesView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('WELCOME26');
    await typeInto(canvas.getByRole('searchbox'), '추석');
    await expect(canvas.queryByText('WELCOME26')).toBeNull();
    await press(await canvas.findByText('CHUSEOK26'));
    await expect(canvas.queryByRole('button', { name: '코드 마감' })).toBeNull();
    await press(canvas.getByRole('button', { name: '상세 닫기' }));
    await press(canvas.getByRole('button', { name: '코드 등록' }));
    await expect(canvas.getByRole('textbox', { name: '코드' })).toBeVisible();
  },
};

/** A manager sees them and changes nothing. */
export const OfManager: Story = {
  parameters: answering({}, memberKinds.manager),
  play: async ({ canvas }) => {
    await press(await canvas.findByText('WELCOME26'));
    await expect(
      canvas.getByText('쿠폰 지급과 코드 등록은 관리자만 할 수 있습니다.'),
    ).toBeVisible();
    for (const name of ['코드 등록', '코드 마감'])
      await expect(canvas.queryByRole('button', { name })).toBeNull();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Empty: Story = {
  parameters: answering({ 'GET /desk/coupon/code': { body: [] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('등록된 쿠폰 코드가 없습니다.')).toBeVisible();
  },
};

export const Loading: Story = { parameters: answering({ 'GET /desk/coupon/code': never }) };

export const Failed: Story = {
  parameters: answering({ 'GET /desk/coupon/code': broken }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('쿠폰 코드를 불러오지 못했습니다.')).toBeVisible();
  },
};
