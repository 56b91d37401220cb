import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Stack } from '../stack';
import { FormSelect } from './form-select';
import { banks, formArg, type StoryValues } from './sample-form';

const meta = {
  title: 'shared/ui/FormSelect',
  component: FormSelect<StoryValues>,
  args: { form: formArg, name: 'bank', label: '은행', options: banks, placeholder: '선택' },
} satisfies Meta<typeof FormSelect<StoryValues>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  render: (args) => (
    <Stack gap="4">
      <FormSelect {...args} required />
      <FormSelect {...args} label="막힌 은행" disabled />
      <FormSelect {...args} label="이름 없는 은행" labelHidden />
    </Stack>
  ),
};
