import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press, typeInto } from '@/shared/lib/test-press';
import { scopeOf, sent } from '../lib/sample-coupons';
import { IssuePanel } from './issue-panel';

const meta = {
  title: 'widgets/desk-coupons/IssuePanel',
  component: IssuePanel,
  parameters: { scope: () => scopeOf() },
} satisfies Meta<typeof IssuePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Malformed: Story = {
  play: async ({ canvas }) => {
    await typeInto(canvas.getByRole('textbox', { name: '포인트' }), '1000001');
    await press(canvas.getByRole('button', { name: '쿠폰 지급' }));
    await expect(await canvas.findByText('회원 아이디를 입력해주세요.')).toBeVisible();
    await expect(canvas.getByText('쿠폰명을 입력해주세요.')).toBeVisible();
    await expect(canvas.getByText('1부터 1,000,000까지 입력해주세요.')).toBeVisible();
    await expect(sent).toEqual([]);
  },
};
