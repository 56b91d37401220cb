import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { FieldError } from './field-error';

const meta = { title: 'shared/ui/FieldError', component: FieldError } satisfies Meta<
  typeof FieldError
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { children: '비밀번호가 서로 다릅니다' } };
