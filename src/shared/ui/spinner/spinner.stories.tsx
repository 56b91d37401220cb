import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Spinner } from './spinner';

const meta = { title: 'shared/ui/Spinner', component: Spinner } satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { label: '확인 중' } };
