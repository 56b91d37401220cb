import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Stack } from '../stack';
import { textFieldTypes } from '../text-field/variants';
import { FormTextField } from './form-text-field';
import { checkHints, formArg, type StoryValues, touchedScope } from './sample-form';

const meta = {
  title: 'shared/ui/FormTextField',
  component: FormTextField<StoryValues>,
  args: { form: formArg, name: 'nickname', label: '닉네임', checkHints },
} satisfies Meta<typeof FormTextField<StoryValues>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Left empty: the model says what is wrong. */
export const Wrong: Story = { args: { required: true }, parameters: { scope: touchedScope } };

export const Matrix: Story = {
  render: (args) => (
    <Stack gap="4">
      {textFieldTypes.map((type) => (
        <FormTextField key={type} {...args} label={type} type={type} />
      ))}
    </Stack>
  ),
};
