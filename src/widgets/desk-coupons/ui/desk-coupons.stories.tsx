import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { memberKinds } from '@/entities/member/testing';
import { atHeight } from '@/features/desk-list/testing';
import { choose, press, typeInto } from '@/shared/lib/test-press';
import { scopeOf, sent } from '../lib/sample-coupons';
import { DeskCoupons } from './desk-coupons';

const meta = {
  title: 'widgets/desk-coupons/DeskCoupons',
  component: DeskCoupons,
  args: { item: null },
  decorators: atHeight(720),
  parameters: {
    layout: 'fullscreen',
    router: { path: '/admin/coupon' },
    scope: () => scopeOf(),
  },
} satisfies Meta<typeof DeskCoupons>;
export default meta;
type Story = StoryObj<typeof meta>;
const ofCodes = { item: 'code' };
const atCodes = { router: { path: '/admin/coupon/code' } };

/** The whole way: a state is chosen, and a coupon looked at that is not taken back without a reason. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '사용가능 1' })).toBeVisible();
    await press(canvas.getByRole('button', { name: '회수 1' }));
    await press(await canvas.findByText('달빛사냥'));
    await expect(canvas.getByText('중복 지급')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '쿠폰 회수' })).toBeNull();
    await press(canvas.getByRole('button', { name: '상세 닫기' }));
    await press(canvas.getByRole('button', { name: '전체' }));
    await press(await canvas.findByText('한강바람'));
    await press(canvas.getByRole('button', { name: '쿠폰 회수' }));
    await expect(await canvas.findByText('사유를 2자 이상 입력해주세요.')).toBeVisible();
    await typeInto(canvas.getByRole('textbox', { name: '사유' }), '중복 지급');
    await expect(sent).toEqual([]);
  },
};

/** Nothing is given that is malformed; dollars only where money is given. */
export const Issuing: Story = {
  play: async ({ canvas }) => {
    await press(await canvas.findByRole('button', { name: '쿠폰 지급' }));
    await expect(canvas.queryByRole('textbox', { name: '달러 금액' })).toBeNull();
    await typeInto(canvas.getByRole('textbox', { name: '포인트' }), '1000001');
    const [, submit] = canvas.getAllByRole('button', { name: '쿠폰 지급' });
    if (submit) await press(submit);
    await expect(await canvas.findByText('회원 아이디를 입력해주세요.')).toBeVisible();
    await expect(canvas.getByText('쿠폰명을 입력해주세요.')).toBeVisible();
    await expect(canvas.getByText('1부터 1,000,000까지 입력해주세요.')).toBeVisible();
    await choose(canvas.getByLabelText('종류'), 'money');
    await expect(canvas.getByRole('textbox', { name: '달러 금액' })).toBeVisible();
    await expect(sent).toEqual([]);
  },
};

/** A manager takes coupons back and gives none. */
export const OfManager: Story = {
  parameters: { scope: () => scopeOf({}, memberKinds.manager) },
  play: async ({ canvas }) => {
    await press(await canvas.findByText('한강바람'));
    await expect(canvas.getByRole('button', { name: '쿠폰 회수' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '쿠폰 지급' })).toBeNull();
  },
};

export const Codes: Story = {
  args: ofCodes,
  parameters: atCodes,
  play: async ({ canvas }) => {
    await canvas.findByText('WELCOME26');
    const current = await canvas.findByRole('link', { current: 'page' });
    await expect(current).toHaveTextContent('쿠폰 코드');
    await typeInto(canvas.getByRole('searchbox'), '추석');
    await expect(canvas.queryByText('WELCOME26')).toBeNull();
    await press(await canvas.findByText('CHUSEOK26'));
    await expect(canvas.queryByRole('button', { name: '코드 마감' })).toBeNull();
    await press(canvas.getByRole('button', { name: '상세 닫기' }));
    await press(canvas.getByRole('button', { name: '코드 등록' }));
    await typeInto(canvas.getByRole('textbox', { name: '코드' }), '한글');
    const [, submit] = canvas.getAllByRole('button', { name: '코드 등록' });
    if (submit) await press(submit);
    await expect(
      await canvas.findByText('코드를 영문과 숫자 4~20자로 입력해주세요.'),
    ).toBeVisible();
    await expect(sent).toEqual([]);
  },
};

/** A manager sees them and changes nothing. */
export const CodesOfManager: Story = {
  args: ofCodes,
  parameters: { ...atCodes, scope: () => scopeOf({}, memberKinds.manager) },
  play: async ({ canvas }) => {
    await press(await canvas.findByText('WELCOME26'));
    await expect(
      canvas.getByText('쿠폰 지급과 코드 등록은 관리자만 할 수 있습니다.'),
    ).toBeVisible();
    for (const name of ['코드 등록', '코드 마감'])
      await expect(canvas.queryByRole('button', { name })).toBeNull();
  },
};
