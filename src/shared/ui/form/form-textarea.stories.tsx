import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { FormTextarea } from './form-textarea';
import { formArg, type StoryValues } from './sample-form';

const meta = {
  title: 'shared/ui/FormTextarea',
  component: FormTextarea<StoryValues>,
  args: { form: formArg, name: 'memo', label: '문의 내용' },
} satisfies Meta<typeof FormTextarea<StoryValues>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
