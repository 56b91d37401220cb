import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { FormCheckbox } from './form-checkbox';
import { formArg, type StoryValues } from './sample-form';

const meta = {
  title: 'shared/ui/FormCheckbox',
  component: FormCheckbox<StoryValues>,
  args: { form: formArg, name: 'consent', children: '모든 이용약관에 동의합니다.' },
} satisfies Meta<typeof FormCheckbox<StoryValues>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
