import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeScope } from '@/shared/lib/test-scope';
import { Form } from '@/shared/ui/form';
import { banksQuery } from '../model/banks';
import { form } from '../model/normal-form';
import { PersonalFields } from './personal-fields';

const banks = [banksQuery.$data, [{ id: 3, bankName: '신한은행', useFlag: 1 }]] as const;

const meta = {
  title: 'features/referral-signup/PersonalFields',
  component: PersonalFields,
  render: () => (
    <Form form={form} label="회원가입">
      <PersonalFields />
    </Form>
  ),
  parameters: { scope: () => makeScope({ values: [banks] }) },
} satisfies Meta<typeof PersonalFields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** The bank can be asked for once more, and nothing that was typed is lost. */
export const BanksFailed: Story = {
  parameters: {
    scope: () => makeScope({ values: [[banksQuery.$failure, { kind: 'network' }]] }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '다시 시도' })).toBeVisible();
  },
};
