import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $api, createFakeApi } from '@/shared/api/testing';
import { typeInto } from '@/shared/lib/test-press';
import { makeScope } from '@/shared/lib/test-scope';
import { makeOutcome } from '../lib/sample-coupons';
import { CodeForm } from './code-form';

const meta = {
  title: 'pages/coupon/CodeForm',
  component: CodeForm,
  parameters: {
    scope: () =>
      makeScope({
        values: [[$api, createFakeApi({ 'POST /coupon/register': { body: makeOutcome() } })]],
      }),
  },
} satisfies Meta<typeof CodeForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Registered: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: '쿠폰 코드' });
    await typeInto(field, 'HANPAN-2024{Enter}');
    await expect(field).toHaveValue('');
  },
};

export const Malformed: Story = {
  play: async ({ canvas }) => {
    await typeInto(canvas.getByRole('textbox', { name: '쿠폰 코드' }), '가나{Enter}');
    await canvas.findByText('쿠폰 코드를 영문과 숫자 4~20자로 입력해주세요.');
  },
};
