import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press, typeInto } from '@/shared/lib/test-press';
import { scopeOf, sent } from '../lib/sample-coupons';
import { NewCodePanel } from './new-code-panel';

const meta = {
  title: 'widgets/desk-coupons/NewCodePanel',
  component: NewCodePanel,
  parameters: { scope: () => scopeOf() },
} satisfies Meta<typeof NewCodePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Malformed: Story = {
  play: async ({ canvas }) => {
    await typeInto(canvas.getByRole('textbox', { name: '코드' }), '한글');
    await press(canvas.getByRole('button', { name: '코드 등록' }));
    await expect(
      await canvas.findByText('코드를 영문과 숫자 4~20자로 입력해주세요.'),
    ).toBeVisible();
    await expect(sent).toEqual([]);
  },
};
