import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeScope } from '@/shared/lib/test-scope';
import { banksQuery } from '../model/banks';
import { form } from '../model/normal-form';
import { SignupSummary } from './signup-summary';

const typed = {
  ...form.$values.defaultState,
  code: 'HANPAN',
  userId: 'hangang1',
  nickname: '한강바람',
  phoneNumber: '01012345678',
  bankId: '3',
  accountNumber: '110123456789',
  accountHolder: '홍길동',
  birthYear: '1990',
};

const meta = {
  title: 'features/referral-signup/SignupSummary',
  component: SignupSummary,
  parameters: {
    scope: () =>
      makeScope({
        values: [
          [form.$values, typed],
          [banksQuery.$data, [{ id: 3, bankName: '신한은행', useFlag: 1 }]],
        ],
      }),
  },
} satisfies Meta<typeof SignupSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

/** No password is repeated. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('신한은행 110123456789 (홍길동)')).toBeVisible();
    await expect(canvas.getByText('010-1234-5678')).toBeVisible();
  },
};
