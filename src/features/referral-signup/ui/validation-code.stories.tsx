import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeScope } from '@/shared/lib/test-scope';
import { $validationCode } from '../model/validation-code';
import { ValidationCode } from './validation-code';

const meta = {
  title: 'features/referral-signup/ValidationCode',
  component: ValidationCode,
  parameters: { scope: () => makeScope({ values: [[$validationCode, 'A7K2']] }) },
} satisfies Meta<typeof ValidationCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
