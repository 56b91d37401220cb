import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import * as z from 'zod/mini';
import { createForm } from '@/shared/lib/form';
import { asArg } from '@/shared/lib/test-scope';
import { CodeForm } from './code-form';

const form = createForm({ initial: { code: '' }, schema: z.object({ code: z.string() }) });

const meta = {
  title: 'features/referral-signup/CodeForm',
  component: CodeForm,
  args: {
    form: asArg(form),
    label: '추천코드 입력',
    placeholder: '추천코드 (없으면 USD 입력)',
    isLookingUp: false,
  },
} satisfies Meta<typeof CodeForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const LookingUp: Story = { args: { isLookingUp: true } };
